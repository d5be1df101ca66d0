import ts from 'typescript'

/** A message key that code uses; `*` replaces the variable part of a template. */
export interface UsedKey {
  /** Namespaces of the message, the first one unless the key names another. */
  namespaces: string[]
  key: string
}

export interface UsedMessages {
  /** Namespaces that components of the file use in the browser. */
  clientNamespaces: string[]
  /** Keys written in the call itself. */
  keys: UsedKey[]
  /** Texts in the file itself that are shown or read out by a screen reader. */
  literals: string[]
  /** Every string of the file: a key may be selected in one place and used in another. */
  texts: string[]
  /** Its static imports of values, as written. */
  imports: string[]
}

/** The messages that a source file uses, read from its syntax. */
export function usedMessages(file: string, source: string): UsedMessages {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: UsedMessages = {
    clientNamespaces: [],
    keys: [],
    literals: [],
    texts: [],
    imports: [],
  }
  const translators: { name: string; scope: ts.Node; namespaces: string[] }[] = []

  const visit = (node: ts.Node, check: (node: ts.Node) => void) => {
    check(node)
    node.forEachChild((child) => visit(child, check))
  }

  visit(root, (node) => {
    const shownText = shownBy(node)
    if (shownText && /\p{L}/u.test(shownText)) found.literals.push(shownText.trim())
    if (isImport(node)) found.imports.push(node.moduleSpecifier.text)
    else if (ts.isStringLiteralLike(node)) found.texts.push(node.text)
    if (ts.isTemplateExpression(node)) found.texts.push(patternOf(node))
    if (!ts.isVariableDeclaration(node) || !node.initializer) return
    const namespaces = namespacesOf(node.initializer)
    if (!namespaces) return
    const name = ts.isObjectBindingPattern(node.name)
      ? node.name.elements.find((each) => (each.propertyName ?? each.name).getText() === 't')?.name
      : node.name
    if (name) translators.push({ name: name.getText(), scope: functionAround(node), namespaces })
  })

  visit(root, (node) => {
    if (!ts.isCallExpression(node)) return
    const hook = node.expression.getText() === 'useTranslation' ? namespacesOf(node) : null
    if (hook) found.clientNamespaces.push(...hook)
    const [argument] = node.arguments
    const namespaces = ts.isIdentifier(node.expression)
      ? nearest(node, node.expression.text)
      : namespacesOf(node.expression)
    if (namespaces && argument)
      found.keys.push(...keysIn(argument).map((key) => ({ namespaces, key })))
  })
  return found

  /** The innermost function around a call that has a translate function of that name. */
  function nearest(call: ts.Node, name: string): string[] | null {
    for (let scope = functionAround(call); ; scope = functionAround(scope)) {
      const translator = translators.find((each) => each.name === name && each.scope === scope)
      if (translator) return translator.namespaces
      if (scope === root) return null
    }
  }
}

/** `useTranslation('cart')`, `useTranslation(['cart', 'common'])`, `translate(language, 'cart')`. */
function namespacesOf(node: ts.Node): string[] | null {
  if (!ts.isCallExpression(node)) return null
  const index = { useTranslation: 0, translate: 1 }[node.expression.getText()]
  const named = index === undefined ? undefined : node.arguments[index]
  if (!named) return null
  const elements = ts.isArrayLiteralExpression(named) ? [...named.elements] : [named]
  return elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
}

function isImport(
  node: ts.Node,
): node is ts.ImportDeclaration & { moduleSpecifier: ts.StringLiteral } {
  const from =
    (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) ||
    (ts.isExportDeclaration(node) && !node.isTypeOnly)
      ? node.moduleSpecifier
      : undefined
  return from !== undefined && ts.isStringLiteral(from)
}

const readableAttributes = new Set([
  'alt',
  'aria-label',
  'heading',
  'label',
  'placeholder',
  'title',
])

function shownBy(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, '')
  if (!ts.isJsxAttribute(node) || !readableAttributes.has(node.name.getText())) return null
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null
}

function keysIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [patternOf(node)]
  if (ts.isConditionalExpression(node)) {
    return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)]
  }
  return ts.isParenthesizedExpression(node) ? keysIn(node.expression) : []
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => `*${literal.text}`)].join('')
}

function functionAround(node: ts.Node): ts.Node {
  let around = node.parent
  while (around.parent && !ts.isFunctionLike(around)) around = around.parent
  return around
}
