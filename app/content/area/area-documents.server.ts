import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

export const areaFields = graphql(`
  fragment AreaFields on PageWidgetCollectionType {
    id
    name
    title
    tags
    meta {
      title
      description
    }
    containers {
      id
      layout
      design
      widgets {
        id
        name
        classNames
        configuration
        images {
          fileName
          largestSize {
            imageWidth
            imageHeight
          }
        }
      }
    }
  }
`)

export type WireArea = ResultOf<typeof areaFields>
