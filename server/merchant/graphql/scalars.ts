/** The public API's custom scalars. They validate input; output is sent unchanged. */
import { GraphQLError, Kind, type GraphQLScalarType, type ValueNode } from 'graphql'

type Parse = (value: unknown) => unknown

const parsers: Record<string, Parse> = {
  Decimal: number(Number.isFinite),
  Long: number(Number.isSafeInteger),
  DateTime: text((value) => !Number.isNaN(Date.parse(value)), 'a date'),
  Upload: file,
  Guid: text((value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value), 'a GUID'),
}

export function addScalarParsers(type: GraphQLScalarType): void {
  const parse = parsers[type.name]
  if (!parse) return
  type.parseValue = parse
  type.parseLiteral = (node: ValueNode) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return parse(Number(node.value))
    if (node.kind === Kind.STRING) return parse(node.value)
    throw new GraphQLError('This value cannot be read')
  }
}

/** A part of a multipart request; no text of a document or of variables is one. */
function file(value: unknown): Blob {
  if (!(value instanceof Blob)) throw new GraphQLError('This is not a file')
  return value
}

function number(isValid: (value: number) => boolean): Parse {
  return (value) => {
    const converted = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof converted !== 'number' || !isValid(converted))
      throw new GraphQLError('This is not a number')
    return converted
  }
}

function text(isValid: (value: string) => boolean, expected: string): Parse {
  return (value) => {
    if (typeof value !== 'string' || !isValid(value))
      throw new GraphQLError(`This is not ${expected}`)
    return value
  }
}
