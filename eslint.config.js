import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Layers that a folder may not import; the whole table is held by tests/architecture/layers.test.ts. */
const closed = (files, folders) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: folders, message: 'See the layers in app/README.md.' }] },
    ],
  },
})

export default ts.config(
  {
    ignores: [
      'build/',
      '.data/',
      'node_modules/',
      '**/*.generated.ts',
      '**/*.generated.d.ts',
      'public/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['app/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // With noUncheckedIndexedAccess, `!` is how a table read by a known index says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      'no-useless-rename': 'error',
      'no-console': 'error',
    },
  },
  {
    // State of a shop is made once, in the composition root: two shops in one process share none.
    files: ['app/**/*.server.{ts,tsx}', 'app/gateway/**', 'server/http/**', 'server/process/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "VariableDeclaration[kind='let']",
          'VariableDeclaration > * > NewExpression[callee.name=/^(LRUCache|Agent|Pool|RateLimiterMemory)$/]',
          'VariableDeclaration > * > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]',
        ].map((state) => ({
          selector: `:matches(Program, Program > ExportNamedDeclaration) > ${state}`,
          message:
            'State belongs in app/services.server.ts, or in what the composition root makes.',
        })),
      ],
    },
  },
  {
    files: ['server/launch/**', 'server/{merchant,demo}/**/*-command.ts', 'tests/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    // A pause is too short on a busy machine and too long on an idle one.
    files: ['tests/**'],
    ignores: ['tests/bench/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: 'Wait for a fact: tests/support/until.ts, expect.poll.' },
        { name: 'setInterval', message: 'Wait for a fact: tests/support/until.ts, expect.poll.' },
      ],
      'no-restricted-imports': [
        'error',
        { paths: ['timers', 'timers/promises', 'node:timers', 'node:timers/promises'] },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use tests/support/seed.ts.' },
        { property: 'waitForTimeout', message: 'Wait for what the journey expects.' },
      ],
    },
  },
  closed(
    ['app/ui/**'],
    ['#app/*', '!#app/ui', '!#app/ui/**', '!#app/kit', '!#app/kit/**', '#server/**'],
  ),
  closed(['app/**'], ['#server/**', '#tests/**']),
  closed(['server/**'], ['#app/**', '#tests/**']),
)
