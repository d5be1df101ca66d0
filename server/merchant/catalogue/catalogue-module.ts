/** Schema and resolvers of the catalogue. */
import type { GraphqlModule } from '../graphql/module.ts'
import priceSdl from '../pricing/price.graphql'
import pagesSdl from './address/pages.graphql'
import { pagesResolvers, type FindMovedPath } from './address/pages.resolvers.ts'
import listSdl from './list/list.graphql'
import { listResolvers } from './list/list.resolvers.ts'
import productSdl from './product/product.graphql'
import { productResolvers } from './product/product.resolvers.ts'
import reviewSdl from './review/review.graphql'
import { reviewResolvers } from './review/review.resolvers.ts'

/** @param findMovedPath finds the new path of a content page */
export const catalogueModules = (findMovedPath: FindMovedPath): readonly GraphqlModule[] => [
  { sdl: priceSdl, resolvers: {} },
  { sdl: pagesSdl, resolvers: pagesResolvers(findMovedPath) },
  { sdl: listSdl, resolvers: listResolvers },
  { sdl: productSdl, resolvers: productResolvers },
  { sdl: reviewSdl, resolvers: reviewResolvers },
]
