/** An operation of an OpenAPI document with its address. */
interface Entry<Operation> {
  path: string;
  method: string;
  operation: Operation;
}

/** The operations of a document's paths, each with the parameters of its path before its own. */
export const listOperations = <Operation extends { parameters: unknown[] }>(paths: object): Entry<Operation>[] =>
  Object.entries(paths as Record<string, Record<string, Partial<Operation>>>).flatMap(
    ([path, { parameters: inPath = [], ...operations }]) =>
      Object.entries(operations).map(([method, operation]) => ({
        path,
        method,
        operation: {
          ...operation,
          parameters: [...(inPath as unknown[]), ...(operation.parameters ?? [])],
        } as Operation,
      })),
  );
