import { listOperations } from './list-operations';
import type { createOpenapiDocument } from './openapi';

type OpenapiDocument = ReturnType<typeof createOpenapiDocument>;
interface Operation {
  'x-access': string;
  tags: string[];
  parameters: unknown[];
}
type PathItem = Record<string, Operation>;
type Components = Record<string, Record<string, unknown>>;

const listReferences = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([\w.]+)"/g)].map(
    ([, kind = '', name = '']) => [kind, name] as const,
  );

/** The components that `paths` lead to, in their order. */
const pickComponents = (components: Components, paths: unknown): Components => {
  const used = new Set<string>();
  const collect = (value: unknown) => {
    for (const [kind, name] of listReferences(value)) {
      const key = `${kind}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      collect(components[kind]?.[name]);
    }
  };
  collect(paths);
  return Object.fromEntries(
    Object.entries(components).map(([kind, entries]) => [
      kind,
      Object.fromEntries(Object.entries(entries).filter(([name]) => used.has(`${kind}/${name}`))),
    ]),
  );
};

/**
 * The document without the routes of the console, for whoever is no administrator: neither their paths nor shapes that only they
 * have. What is left has the names that it has in the whole document.
 */
export const withoutConsole = (document: OpenapiDocument): OpenapiDocument => {
  const paths = Object.fromEntries(
    Object.entries(document.paths as Record<string, PathItem>).flatMap(([path, { parameters, ...operations }]) => {
      const shown = Object.entries(operations).filter(([, operation]) => operation['x-access'] !== 'console');
      return shown.length > 0
        ? [[path, { ...(parameters && { parameters }), ...Object.fromEntries(shown) }] as const]
        : [];
    }),
  );
  const tags = new Set(listOperations<Operation>(paths).flatMap(({ operation }) => operation.tags));
  const { securitySchemes, ...components } = document.components;
  return {
    ...document,
    paths,
    tags: document.tags.filter(({ name }) => tags.has(name)),
    components: { ...(pickComponents(components as Components, paths) as typeof components), securitySchemes },
  };
};
