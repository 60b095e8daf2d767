import ts from 'typescript';

export interface Mutation {
  /** What is changed, such as `< to <=`. */
  what: string;
  /** Characters of the source that `text` replaces. */
  start: number;
  end: number;
  text: string;
}

const binaryReplacements = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/** Functions with a counterpart: the comparisons of drizzle, and some of the language. */
const callReplacements = new Map([
  ['lt', 'lte'],
  ['lte', 'lt'],
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['eq', 'ne'],
  ['ne', 'eq'],
  ['isNull', 'isNotNull'],
  ['isNotNull', 'isNull'],
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['Math.floor', 'Math.ceil'],
  ['Math.ceil', 'Math.floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);

/** Names that a file imports: a call may only be replaced by one of these, so that the file still loads. */
const listImports = (source: ts.SourceFile) =>
  new Set(
    source.statements.flatMap((statement) => {
      const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    }),
  );

const findCallReplacement = (call: ts.CallExpression, source: ts.SourceFile, imports: Set<string>) => {
  const { expression } = call;
  const name = expression.getText(source);
  // A method of a list, such as `lines.some`, or a function by its whole name.
  const isMethod = ts.isPropertyAccessExpression(expression) && !name.startsWith('Math.');
  const target = isMethod ? expression.name : expression;
  const text = callReplacements.get(target.getText(source));
  return text && (isMethod || text.startsWith('Math.') || imports.has(text)) ? { target, text } : null;
};

/** Lists single changes of a source that should break a rule: a boundary, a sign, a condition, a comparison. */
export const listMutations = (fileName: string, text: string): Mutation[] => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const imports = listImports(source);
  const mutations: Mutation[] = [];
  const replace = (node: ts.Node, replacement: string, what = `${node.getText(source)} to ${replacement}`) =>
    mutations.push({ what: what.slice(0, 80), start: node.getStart(source), end: node.getEnd(), text: replacement });

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node)) {
      const replacement = binaryReplacements.get(node.operatorToken.kind);
      // A sum of texts has no sign.
      if (replacement && !isText(node.left) && !isText(node.right)) replace(node.operatorToken, replacement);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace(node, `(${node.operand.getText(source)})`);
    if (ts.isIfStatement(node)) {
      replace(node.expression, 'false', `if (${node.expression.getText(source)}) never`);
    }
    if (ts.isConditionalExpression(node)) replace(node.condition, 'false', `${node.condition.getText(source)} ? never`);
    if (ts.isCallExpression(node)) {
      const found = findCallReplacement(node, source, imports);
      if (found) replace(found.target, found.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutations;
};
