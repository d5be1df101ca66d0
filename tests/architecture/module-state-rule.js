const declaration = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration'
const states = [
  `${declaration}[kind='let']`,
  `${declaration} > * > NewExpression[callee.name=/^(LRUCache|Agent|Pool|RateLimiterMemory)$/]`,
  `${declaration} > * > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]`,
]
const message = 'State belongs in app/services.server.ts, or in what the composition root makes.'

/** A rule for oxlint: state of a shop is made once, so that two shops in one process share none. */
export default {
  meta: { name: 'hemvist' },
  rules: {
    'no-module-state': {
      create: (context) =>
        Object.fromEntries(
          states.map((state) => [state, (node) => context.report({ node, message })]),
        ),
    },
  },
}
