export interface Schema {
  type?: string
  description?: string
  format?: string
  enum?: string[]
  const?: unknown
  default?: unknown
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  not?: object
  $ref?: string
}

/** By media type; JSON is always among them. */
export type Content = { 'application/json': { schema: Schema } } & Partial<Record<string, { schema: Schema }>>

export interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  security?: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface Document {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> }
}
