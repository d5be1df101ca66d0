import ts from 'typescript'

export const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal']

export interface LogCall {
  /** Null when it is computed: `log[level](…)`. */
  level: string | null
  /** Null when the call does not contain it as a text. */
  messages: string[] | null
}

/** The calls of a logger in a source file: `log.warn(…)`, `visit.log[level](…)`. */
export function logCalls(file: string, source: string): LogCall[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: LogCall[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const level = levelOf(node.expression)
      if (level !== undefined) found.push({ level, messages: messagesIn(node.arguments.at(-1)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

/** Undefined for a call of anything else. */
function levelOf(callee: ts.Expression): string | null | undefined {
  if (ts.isElementAccessExpression(callee)) return isLog(callee.expression) ? null : undefined
  if (!ts.isPropertyAccessExpression(callee) || !isLog(callee.expression)) return undefined
  return levels.includes(callee.name.text) ? callee.name.text : undefined
}

function isLog(node: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node
  return ts.isIdentifier(name) && name.text === 'log'
}

function messagesIn(node: ts.Expression | undefined): string[] | null {
  if (!node) return null
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (!ts.isConditionalExpression(node)) return null
  const [yes, no] = [messagesIn(node.whenTrue), messagesIn(node.whenFalse)]
  return yes && no && [...yes, ...no]
}
