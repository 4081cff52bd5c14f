import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** As much of a place in the syntax tree as is looked at here. */
interface Place {
  key: string | number | null
  node: { type: string; callee?: { name?: string } }
  parentPath: Place | null
}

/** How a refusal is worded and which field it blames is free: no suite may ask for it. Its first argument, the requirement, is not. */
function shouldIgnore(place: Place): string | undefined {
  const call = place.parentPath?.node
  const isText = place.node.type === 'StringLiteral' || place.node.type === 'TemplateLiteral'
  const isRefused = call?.type === 'CallExpression' && call.callee?.name === 'refuse' && place.key !== 0
  return isText && isRefused ? 'the wording of a refusal is free' : undefined
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'refusal-texts', { shouldIgnore: (path) => shouldIgnore(path as Place) }),
]
