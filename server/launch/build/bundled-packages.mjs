/**
 * Development packages whose code the build contains: those of traces are 28 MB installed, of which a shop needs a few
 * hundred kB; of gql.tada it needs one function.
 */
export const bundledPackages = /^(@opentelemetry\/|gql\.tada$|@0no-co\/graphql\.web$)/
