const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/core/relay/generated',
  eagerEsModules: true,
  persistConfig: { file: './web/core/relay/persisted.json', algorithm: 'SHA256' },
  customScalarTypes: { DateTime: 'string', Date: 'string', Decimal: 'string', JSON: 'unknown', Upload: 'File' },
  noFutureProofEnums: true,
  excludes: ['**/node_modules/**', '**/generated/**'],
};
export { config as 'module.exports' };
