import { cacheResponses, sameForCustomers } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

const itemFields = graphql(`
  fragment MenuItemFields on MenuItemType {
    id
    label
    title
    type
    canonicalUrl
    targetBlank
    hidden
  }
`)

const menuFields = graphql(
  `
    fragment MenuFields on MenuType {
      title
      menuItems {
        ...MenuItemFields
        children {
          ...MenuItemFields
          children {
            ...MenuItemFields
          }
        }
      }
    }
  `,
  [itemFields],
)

/** Every menu of the shop: they are on all pages, so one query loads all of them. */
export const menusDocument = graphql(
  `
    query menus {
      main: getMenuAtLocation(menuLocationId: "main-desktop") {
        ...MenuFields
      }
      mainMobile: getMenuAtLocation(menuLocationId: "main-mobile") {
        ...MenuFields
      }
      topBar: getMenuAtLocation(menuLocationId: "top-bar") {
        ...MenuFields
      }
      footerFirst: getMenuAtLocation(menuLocationId: "footer-first") {
        ...MenuFields
      }
      footerSecond: getMenuAtLocation(menuLocationId: "footer-second") {
        ...MenuFields
      }
      infoPages: getMenuAtLocation(menuLocationId: "info-pages") {
        ...MenuFields
      }
    }
  `,
  [menuFields],
)

/** Every page has the menus; a new item may take minutes to appear. */
cacheResponses(menusDocument, sameForCustomers)
