import ts from 'typescript';

/** What the module of a remote needs of its pages and extensions. The rest of an entry serves the manifest, which is made from the source at build time. */
const moduleProperties = ['path', 'slot', 'lazy'];
const listNames = ['definePages', 'defineExtensions'];

const getName = (property: ts.ObjectLiteralElementLike) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : '';

const getChunk = ({ properties }: ts.ObjectLiteralExpression) => {
  const chunk = properties.find((property) => getName(property) === 'chunk');
  return chunk && ts.isPropertyAssignment(chunk) && ts.isStringLiteral(chunk.initializer)
    ? chunk.initializer.text
    : null;
};

/**
 * Transforms a remote's lists of pages and extensions, the array literals given to `definePages` and `defineExtensions`: each `import()` of an entry gets the
 * `webpackChunkName` that the entry names as `chunk`. `routesOnly` also leaves out titles and whatever else routes do
 * not need; entries that are spread stay whole.
 */
export const transformPageList =
  ({ routesOnly }: { routesOnly: boolean }): ts.TransformerFactory<ts.SourceFile> =>
  (context) => {
    const { factory } = context;

    const nameImports = (node: ts.Node, chunk: string): ts.Node => {
      const visited = ts.visitEachChild(node, (child) => nameImports(child, chunk), context);
      if (!ts.isCallExpression(visited) || visited.expression.kind !== ts.SyntaxKind.ImportKeyword) return visited;
      const [request, ...more] = visited.arguments;
      if (!request || !ts.isStringLiteral(request)) return visited;
      const named = ts.addSyntheticLeadingComment(
        factory.createStringLiteral(request.text),
        ts.SyntaxKind.MultiLineCommentTrivia,
        ` webpackChunkName: "${chunk}" `,
      );
      return factory.updateCallExpression(visited, visited.expression, undefined, [named, ...more]);
    };

    const transformEntry = (entry: ts.Expression) => {
      if (!ts.isObjectLiteralExpression(entry)) return entry;
      const chunk = getChunk(entry);
      const included = entry.properties.filter(
        (property) => !routesOnly || ts.isSpreadAssignment(property) || moduleProperties.includes(getName(property)),
      );
      const properties = chunk ? included.map((property) => nameImports(property, chunk)) : included;
      return factory.updateObjectLiteralExpression(entry, properties as ts.ObjectLiteralElementLike[]);
    };

    const visit = (node: ts.Node): ts.Node => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !listNames.includes(node.expression.text))
        return ts.visitEachChild(node, visit, context);
      const [pages, ...more] = node.arguments;
      if (!pages || !ts.isArrayLiteralExpression(pages)) return node;
      const list = factory.updateArrayLiteralExpression(pages, pages.elements.map(transformEntry));
      return factory.updateCallExpression(node, node.expression, node.typeArguments, [list, ...more]);
    };

    return (file) => ts.visitEachChild(file, visit, context);
  };
