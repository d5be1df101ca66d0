/** The attributes of the feed, by the names of Google Merchant's product data specification, in the order of columns. */
export const feedAttributes = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'condition',
  'color',
  'size',
  'material',
  'product_type',
  'product_length',
  'product_width',
  'product_height',
  'product_weight',
] as const

export type FeedAttribute = (typeof feedAttributes)[number]

/** What is sold as one sku; an unknown attribute is absent or empty. Further pictures are separated by commas. */
export type FeedItem = Readonly<Partial<Record<FeedAttribute, string>>>
