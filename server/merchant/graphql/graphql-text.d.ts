/** `.graphql` files are bundled as text (see server/launch/build.mjs and tests/vitest.config.ts). */
declare module '*.graphql' {
  const text: string
  export default text
}
