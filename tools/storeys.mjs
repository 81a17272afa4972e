// The storeys of both cores (docs/decisions/013): a file imports from its own storey and from those below it.

/** Storeys from the ground up, each with its folders and files; the longer path counts. */
const storeys = {
  'server/core/': {
    'the ground': 'errors.ts settings.ts missingSettings.ts settingRules.ts storeUrl.ts rules money bounds',
    'the data':
      'database access audit changes files numbering mail customField ' +
      'session/Viewer.ts graphql/Scope.ts graphql/Context.ts graphql/scalars.ts graphql/EnumOf.ts graphql/check.ts',
    'the API': 'graphql rest live observability board',
    'who asks': 'session secondFactor socialSignIn apiKey plan companyUser upload',
    'what a record can do':
      'record trail savedView search import export print notification inbox decision dated calendar webhook task bulk erasure invariants companyExport pages backup retention links jobs schedule doctor ' +
      'customField/CustomField.ts customField/CustomFieldService.ts customField/CustomFieldResolver.ts ' +
      'graphql/CrudResolver.ts board/BoardColumnService.ts mail/OutboxMail.ts mail/OutboxResolver.ts core.module.ts',
  },
  'web/core/': {
    'data and language': 'relay i18n session task randomUuid.ts',
    'fields and looks': 'fields richText ui charts',
    'screens and records': 'screens record routing import erasure customFields',
  },
};

/** Maximum number of files that import each other in a circle, types included. */
export const circleLimit = 5;

/** For each core: path in it to its storey's number and name. */
const places = Object.entries(storeys).map(([core, names]) => [
  core,
  new Map(Object.entries(names).flatMap(([name, paths], rank) => paths.split(' ').map(path => [path, { rank, name }]))),
]);

/** Returns why one file of a core may not import another of it, if it may not. */
export function storeyRefusal(file, path) {
  const [core, storeyByPath] = places.find(([prefix]) => file.startsWith(prefix) && path.startsWith(prefix)) ?? [];
  if (!core) return undefined;
  const [from, to] = [file, path].map(each => placeOf(storeyByPath, each.slice(core.length)));
  if (!from || !to) return `${from ? path : file} stands in no storey: name its folder in tools/storeys.mjs`;
  return to.rank > from.rank ? `"${to.name}" lies above "${from.name}", which knows nothing of it` : undefined;
}

const placeOf = (storeyByPath, path) => storeyByPath.get(path) ?? storeyByPath.get(path.split('/')[0]);

/** Returns the circles of a graph of files (file to imported files) with more than one file, each as its files (Tarjan). */
export function circlesOfFiles(graph) {
  const circles = [];
  const seen = new Map();
  const open = [];
  const visit = file => {
    const own = seen.size;
    let lowest = own;
    seen.set(file, own);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!seen.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, seen.get(next));
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
