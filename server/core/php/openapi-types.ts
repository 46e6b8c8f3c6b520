export interface OpenApiSchema {
  type?: string
  description?: string
  format?: string
  enum?: string[]
  const?: unknown
  default?: unknown
  maxLength?: number
  properties?: Record<string, OpenApiSchema>
  required?: string[]
  items?: OpenApiSchema
  anyOf?: OpenApiSchema[]
  additionalProperties?: OpenApiSchema | boolean
  not?: object
  $ref?: string
}

/** By media type; JSON is always among them. */
export type ContentByType = { 'application/json': { schema: OpenApiSchema } } & Partial<
  Record<string, { schema: OpenApiSchema }>
>

export interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  schema: OpenApiSchema
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  security?: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: ContentByType }
  responses: Record<string, { description: string; content?: ContentByType }>
}

export interface Document {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, OpenApiSchema>; securitySchemes: Record<string, object> }
}
