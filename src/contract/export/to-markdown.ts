import type { Contract } from '../load-contract.ts'
import type { ContractOperation } from '../operation.ts'
import type { Requirement, Role } from '../requirement.ts'

/** The contract as a document to read: operations with their requirements, then the topics and the open points. */
export function toMarkdown(contract: Contract, roles: Role[]): string {
  const operations = contract.operations.filter((operation) => roles.includes(operation.role) && !operation.aliasOf)
  const topics = [...contract.requirements.values()].filter((row) => row.ref === undefined && (!row.role || roles.includes(row.role)))
  const parts = [
    '# The contract\n',
    ...operations.map(describeOperation),
    '## Requirements of no single operation\n',
    topics.map(describeRow).join('\n'),
    '\n## Open points\n',
    contract.points.map(({ id, question, default: answer }) => `- **${id}** ${question} Default: ${answer}`).join('\n'),
  ]
  return `${parts.join('\n')}\n`
}

function describeOperation({ ref, method, path, summary, parameters, responses, requirements }: ContractOperation): string {
  const inputs = parameters.map((parameter) => `\`${parameter.name}\` (${parameter.in}${parameter.required ? ', required' : ''})`)
  return [
    `## ${ref} ${summary}\n`,
    `\`${method.toUpperCase()} ${path}\``,
    ...(inputs.length > 0 ? [`\nParameters: ${inputs.join(', ')}`] : []),
    `\nStatuses: ${[...responses.keys()].join(', ')}\n`,
    `${requirements.map(describeRow).join('\n')}\n`,
  ].join('\n')
}

function describeRow({ id, level, sentence }: Requirement): string {
  return `- **${id}** (${level}) ${sentence}`
}
