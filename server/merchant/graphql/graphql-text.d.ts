/** `.graphql` files are bundled as text (see server/launch/build.mjs and tests/support/load-module.mjs). */
declare module '*.graphql' {
  const text: string
  export default text
}
