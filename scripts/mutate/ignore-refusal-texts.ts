import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** As much of a place in the syntax tree as is looked at here. */
interface Place {
  key: string | number | null
  node: { type: string; value?: unknown; callee?: { name?: string } }
  parentPath: Place | null
}

/** How a refusal is worded and which field it blames is free: no suite may ask for it. The requirement, its first argument, is not free. */
function shouldIgnore({ node, key, parentPath }: Place): string | undefined {
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
  const isField = /^(body|query|path)\./.test(String(node.value))
  const call = parentPath?.node
  const isRefused = call?.type === 'CallExpression' && call.callee?.name === 'refuse' && key !== 0
  return isText && (isField || isRefused) ? 'the wording of a refusal is free' : undefined
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'refusal-texts', { shouldIgnore: (path) => shouldIgnore(path as Place) }),
]
