/** Development packages in the build: traces are 28 MB installed, of which a shop needs little; of gql.tada one function. */
export const bundledPackages = /^(@opentelemetry\/|gql\.tada$|@0no-co\/graphql\.web$)/
