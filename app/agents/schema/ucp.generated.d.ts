/* Generated from the schemas of the Universal Commerce Protocol, release 2026-04-08: npm run ucp-types */

export type UCPCatalogResponseSchema = Base & {
  capabilities?: {
    [k: string]: CapabilityResponseSchema[];
  };
};
export type CapabilityResponseSchema = Entity & {
  extends?: string | string[];
};
export type Amount = number;
export type Message = MessageError | MessageWarning | MessageInfo;
export type ErrorCode = string;
export type WarningCode = string;
export type InfoCode = string;
export type CartWithDiscount = Cart & {
  discounts?: DiscountsObject;
};
export type UCPCartResponseSchema = Base & {
  capabilities?: {
    [k: string]: CapabilityResponseSchema[];
  };
};
export type Amount1 = number;
export type Total = {
  type: string;
  display_text?: string;
  amount: SignedAmount;
};
export type SignedAmount = number;
export type ReverseDomainName = string;
export type Totals = (Total & {
  lines?: {
    display_text: string;
    amount: SignedAmount1;
  }[];
})[];
export type SignedAmount1 = number;
export type CheckoutWithFulfillment = Checkout & {
  fulfillment?: Fulfillment;
};
export type UCPCheckoutResponseSchema = Base & {
  services?: {
    [k: string]: ServiceResponseSchema[];
  };
  capabilities?: {
    [k: string]: CapabilityResponseSchema[];
  };
  payment_handlers: {
    [k: string]: PaymentHandlerResponseSchema[];
  };
};
export type ServiceResponseSchema = (Entity & {
  transport: "rest" | "mcp" | "a2a" | "embedded";
  endpoint?: string;
}) &
  (
    | {
        transport?: "rest";
      }
    | {
        transport?: "mcp";
      }
    | {
        transport?: "a2a";
      }
    | {
        transport?: "embedded";
        config?: EmbeddedTransportConfig;
      }
  );
export type PaymentHandlerResponseSchema = Entity & {} & {
  available_instruments?: AvailablePaymentInstrument[];
};
export type Totals1 = (Total & {
  lines?: {
    display_text: string;
    amount: SignedAmount1;
  }[];
})[];
export type SelectedPaymentInstrument = PaymentInstrument & {
  selected?: boolean;
};
export type FulfillmentDestination = ShippingDestination | RetailLocation;
export type ShippingDestination = PostalAddress & {
  id: string;
};
export type UCPOrderResponseSchema = Base & {
  capabilities?: {
    [k: string]: CapabilityResponseSchema[];
  };
};
export type Totals2 = (Total & {
  lines?: {
    display_text: string;
    amount: SignedAmount1;
  }[];
})[];
export type UCPBusinessSchema = Base & {
  supported_versions?: {
    [k: string]: string;
  };
  services: {
    [k: string]: ServiceBusinessSchema[];
  };
  capabilities?: {
    [k: string]: CapabilityBusinessSchema[];
  };
  payment_handlers: {
    [k: string]: PaymentHandlerBusinessSchema[];
  };
};
export type ServiceBusinessSchema = (Entity & {
  transport: "rest" | "mcp" | "a2a" | "embedded";
  endpoint?: string;
}) &
  (
    | {
        transport?: "rest";
      }
    | {
        transport?: "mcp";
      }
    | {
        transport?: "a2a";
      }
    | {
        transport?: "embedded";
        config?: EmbeddedTransportConfig;
      }
  );
export type CapabilityBusinessSchema = Entity & {
  extends?: string | string[];
};
export type PaymentHandlerBusinessSchema = Entity & {} & {
  available_instruments?: AvailablePaymentInstrument[];
};

export interface UcpDocuments {
  lookup: LookupResponse;
  cart: CartWithDiscount;
  fulfilledCheckout: CheckoutWithFulfillment;
  order: Order;
  business: UCPBusinessSchema;
}
export interface LookupResponse {
  ucp: UCPCatalogResponseSchema;
  products: (Product & {
    variants?: (Variant & {
      inputs: InputCorrelation[];
    })[];
  })[];
  messages?: Message[];
}
export interface Base {
  version: string;
  status?: "success" | "error";
  services?: {
    [k: string]: (Entity & {
      transport: "rest" | "mcp" | "a2a" | "embedded";
      endpoint?: string;
    })[];
  };
  capabilities?: {
    [k: string]: (Entity & {
      extends?: string | string[];
    })[];
  };
  payment_handlers?: {
    [k: string]: (Entity & {} & {
      available_instruments?: AvailablePaymentInstrument[];
    })[];
  };
}
export interface Entity {
  version: string;
  spec?: string;
  schema?: string;
  id?: string;
  config?: {
    [k: string]: unknown;
  };
}
export interface AvailablePaymentInstrument {
  type: string;
  constraints?: {
    [k: string]: unknown;
  };
}
export interface Product {
  id: string;
  handle?: string;
  title: string;
  description: Description;
  url?: string;
  categories?: Category[];
  price_range: PriceRange;
  list_price_range?: PriceRange;
  media?: Media[];
  options?: ProductOption[];
  variants: Variant[];
  rating?: Rating;
  tags?: string[];
  metadata?: {};
}
export interface Description {
  plain?: string;
  html?: string;
  markdown?: string;
}
export interface Category {
  value: string;
  taxonomy?: string;
}
export interface PriceRange {
  min: Price;
  max: Price;
}
export interface Price {
  amount: Amount;
  currency: string;
}
export interface Media {
  type: string;
  url: string;
  alt_text?: string;
  width?: number;
  height?: number;
}
export interface ProductOption {
  name: string;
  values: OptionValue[];
}
export interface OptionValue {
  id?: string;
  label: string;
}
export interface Variant {
  id: string;
  sku?: string;
  barcodes?: {
    type: string;
    value: string;
  }[];
  handle?: string;
  title: string;
  description: Description;
  url?: string;
  categories?: Category[];
  price: Price;
  list_price?: Price;
  unit_price?: {
    amount: Amount;
    currency: string;
    measure: {
      value: number;
      unit: string;
    };
    reference: {
      value: number;
      unit: string;
    };
  };
  availability?: {
    available?: boolean;
    status?: string;
  };
  options?: SelectedOption[];
  media?: Media[];
  rating?: Rating;
  tags?: string[];
  metadata?: {};
  seller?: {
    name?: string;
    links?: Link[];
  };
}
export interface SelectedOption {
  name: string;
  id?: string;
  label: string;
}
export interface Rating {
  value: number;
  scale_min?: number;
  scale_max: number;
  count?: number;
}
export interface Link {
  type: string;
  url: string;
  title?: string;
}
export interface InputCorrelation {
  id: string;
  match?: string;
}
export interface MessageError {
  type: "error";
  code: ErrorCode;
  path?: string;
  content_type?: "plain" | "markdown";
  content: string;
  severity: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
}
export interface MessageWarning {
  type: "warning";
  path?: string;
  code: WarningCode;
  content: string;
  content_type?: "plain" | "markdown";
  presentation?: string;
  image_url?: string;
  url?: string;
}
export interface MessageInfo {
  type: "info";
  path?: string;
  code?: InfoCode;
  content_type?: "plain" | "markdown";
  content: string;
}
export interface Cart {
  ucp: UCPCartResponseSchema;
  id: string;
  line_items: LineItem[];
  context?: Context;
  signals?: Signals;
  attribution?: Attribution;
  buyer?: Buyer;
  currency: string;
  totals: Totals;
  messages?: Message[];
  links?: Link[];
  continue_url?: string;
  expires_at?: string;
  [k: string]: unknown;
}
export interface LineItem {
  id: string;
  item: Item;
  quantity: number;
  totals: Total[];
  parent_id?: string;
}
export interface Item {
  id: string;
  title: string;
  price: Amount1;
  image_url?: string;
}
export interface Context {
  address_country?: string;
  address_region?: string;
  postal_code?: string;
  intent?: string;
  language?: string;
  currency?: string;
  eligibility?: ReverseDomainName[];
  [k: string]: unknown;
}
export interface Signals {
  "dev.ucp.buyer_ip"?: string;
  "dev.ucp.user_agent"?: string;
  [k: string]: unknown;
}
export interface Attribution {
  [k: string]: string;
}
export interface Buyer {
  first_name?: string;
  last_name?: string;
  email?: string;
  phone_number?: string;
  [k: string]: unknown;
}
export interface DiscountsObject {
  codes?: string[];
  applied?: AppliedDiscount[];
}
export interface AppliedDiscount {
  code?: string;
  title: string;
  amount: Amount;
  automatic?: boolean;
  method?: "each" | "across";
  priority?: number;
  provisional?: boolean;
  eligibility?: ReverseDomainName;
  allocations?: Allocation[];
}
export interface Allocation {
  path: string;
  amount: Amount;
}
export interface Checkout {
  ucp: UCPCheckoutResponseSchema;
  id: string;
  line_items: LineItem[];
  buyer?: Buyer1;
  context?: Context1;
  signals?: Signals1;
  attribution?: Attribution1;
  status:
    "incomplete" | "requires_escalation" | "ready_for_complete" | "complete_in_progress" | "completed" | "canceled";
  currency: string;
  totals: Totals1;
  messages?: Message[];
  links: Link[];
  expires_at?: string;
  continue_url?: string;
  payment?: Payment;
  order?: OrderConfirmation;
  [k: string]: unknown;
}
export interface EmbeddedTransportConfig {
  delegate?: string[];
  color_scheme?: ("light" | "dark")[];
}
export interface Buyer1 {
  first_name?: string;
  last_name?: string;
  email?: string;
  phone_number?: string;
  [k: string]: unknown;
}
export interface Context1 {
  address_country?: string;
  address_region?: string;
  postal_code?: string;
  intent?: string;
  language?: string;
  currency?: string;
  eligibility?: ReverseDomainName[];
  [k: string]: unknown;
}
export interface Signals1 {
  "dev.ucp.buyer_ip"?: string;
  "dev.ucp.user_agent"?: string;
  [k: string]: unknown;
}
export interface Attribution1 {
  [k: string]: string;
}
export interface Payment {
  instruments?: SelectedPaymentInstrument[];
}
export interface PaymentInstrument {
  id: string;
  handler_id: string;
  type: string;
  billing_address?: PostalAddress;
  credential?: PaymentCredential;
  display?: {};
  [k: string]: unknown;
}
export interface PostalAddress {
  extended_address?: string;
  street_address?: string;
  address_locality?: string;
  address_region?: string;
  address_country?: string;
  postal_code?: string;
  first_name?: string;
  last_name?: string;
  phone_number?: string;
}
export interface PaymentCredential {
  type: string;
  [k: string]: unknown;
}
export interface OrderConfirmation {
  id: string;
  label?: string;
  permalink_url: string;
}
export interface Fulfillment {
  methods?: FulfillmentMethod[];
  available_methods?: FulfillmentAvailableMethod[];
}
export interface FulfillmentMethod {
  id: string;
  type: "shipping" | "pickup";
  line_item_ids: string[];
  destinations?: FulfillmentDestination[];
  selected_destination_id?: string | null;
  groups?: FulfillmentGroup[];
  [k: string]: unknown;
}
export interface RetailLocation {
  id: string;
  name: string;
  address?: PostalAddress;
  [k: string]: unknown;
}
export interface FulfillmentGroup {
  id: string;
  line_item_ids: string[];
  options?: FulfillmentOption[];
  selected_option_id?: string | null;
  [k: string]: unknown;
}
export interface FulfillmentOption {
  id: string;
  title: string;
  description?: string;
  carrier?: string;
  earliest_fulfillment_time?: string;
  latest_fulfillment_time?: string;
  totals: Total[];
  [k: string]: unknown;
}
export interface FulfillmentAvailableMethod {
  type: "shipping" | "pickup";
  line_item_ids: string[];
  fulfillable_on?: string | null;
  description?: string;
  [k: string]: unknown;
}
export interface Order {
  ucp: UCPOrderResponseSchema;
  id: string;
  label?: string;
  checkout_id: string;
  permalink_url: string;
  line_items: OrderLineItem[];
  fulfillment: {
    expectations?: Expectation[];
    events?: FulfillmentEvent[];
  };
  adjustments?: Adjustment[];
  currency: string;
  totals: Totals2;
  messages?: Message[];
  attribution?: Attribution2;
}
export interface OrderLineItem {
  id: string;
  item: Item;
  quantity: {
    original?: number;
    total: number;
    fulfilled: number;
  };
  totals: Total[];
  status: "processing" | "partial" | "fulfilled" | "removed";
  parent_id?: string;
}
export interface Expectation {
  id: string;
  line_items: {
    id: string;
    quantity: number;
  }[];
  method_type: "shipping" | "pickup" | "digital";
  destination: PostalAddress;
  description?: string;
  fulfillable_on?: string;
}
export interface FulfillmentEvent {
  id: string;
  occurred_at: string;
  type: string;
  line_items: {
    id: string;
    quantity: number;
  }[];
  tracking_number?: string;
  tracking_url?: string;
  carrier?: string;
  description?: string;
}
export interface Adjustment {
  id: string;
  type: string;
  occurred_at: string;
  status: "pending" | "completed" | "failed";
  line_items?: {
    id: string;
    quantity: number;
  }[];
  totals?: Total[];
  description?: string;
}
export interface Attribution2 {
  [k: string]: string;
}
