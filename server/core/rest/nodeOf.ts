import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql';

/** The type of the records in a page of them; undefined for what is no such page. */
export function nodeOf(type: GraphQLOutputType): GraphQLObjectType | undefined {
  const page = getNamedType(type);
  if (!isObjectType(page) || !page.name.endsWith('Connection')) return undefined;
  const edge = getNamedType(page.getFields().edges.type) as GraphQLObjectType;
  return getNamedType(edge.getFields().node.type) as GraphQLObjectType;
}
