import ts from 'typescript';

interface Range {
  start: number;
  end: number;
}

export interface Mutation extends Range {
  /** What is changed, such as `< to <=`. */
  what: string;
  /** Replaces the characters of the source from `start` to `end`. */
  text: string;
  /** The expression in which it lies: a test that never evaluates it cannot notice the change. */
  expression: Range;
  /** Whether the file evaluates it when it is loaded, and not in a function. */
  isStatic: boolean;
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

/** With the present time, whose very millisecond no test can hit, the other direction instead of the boundary. */
const timeReplacements = new Map([
  ['<', '>'],
  ['<=', '>'],
  ['>', '<'],
  ['>=', '<'],
  ['lt', 'gt'],
  ['lte', 'gt'],
  ['gt', 'lt'],
  ['gte', 'lt'],
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

/** Whether an expression is the present time: `now()`, or a constant that holds it. */
const createIsPresent = (text: string) => {
  const present = /\bnow\(\)|\bDate\.now\(\)|\bnew Date\(\)/;
  const constants = [...text.matchAll(/const (\w+) = now\(\);/g)].map(([, name]) => name);
  return (node: ts.Node) => present.test(node.getText()) || constants.includes(node.getText());
};

/** Lists single changes of a source that should break a rule: a boundary, a sign, a condition, a comparison. */
export const listMutations = (fileName: string, text: string): Mutation[] => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const imports = listImports(source);
  const isPresent = createIsPresent(text);
  const mutations: Mutation[] = [];
  const toRange = (node: ts.Node) => ({ start: node.getStart(source), end: node.getEnd() });
  const replace = (node: ts.Node, replacement: string, expression: ts.Node, what = node.getText(source)) => {
    const description = what === node.getText(source) ? `${what} to ${replacement}` : what;
    mutations.push({
      ...toRange(node),
      what: description.slice(0, 80),
      text: replacement,
      expression: toRange(expression),
      isStatic: !ts.findAncestor(node, ts.isFunctionLike),
    });
  };

  const replaceOperator = (node: ts.BinaryExpression) => {
    const { left, right, operatorToken } = node;
    // A sum of texts has no sign.
    if (isText(left) || isText(right)) return;
    const inTime = [left, right].some(isPresent) && timeReplacements.get(operatorToken.getText(source));
    const replacement = inTime || binaryReplacements.get(operatorToken.kind);
    if (replacement) replace(operatorToken, replacement, node);
  };

  const replaceCall = (call: ts.CallExpression) => {
    const { expression } = call;
    const name = expression.getText(source);
    // A method of a list, such as `lines.some`, or a function by its whole name.
    const isMethod = ts.isPropertyAccessExpression(expression) && !name.startsWith('Math.');
    const target = isMethod ? expression.name : expression;
    const inTime = call.arguments.some(isPresent) && timeReplacements.get(name);
    const replacement = inTime || callReplacements.get(target.getText(source));
    if (replacement && (isMethod || replacement.startsWith('Math.') || imports.has(replacement)))
      replace(target, replacement, call);
  };

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node)) replaceOperator(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace(node, `(${node.operand.getText(source)})`, node);
    if (ts.isIfStatement(node))
      replace(node.expression, 'false', node.expression, `if (${node.expression.getText(source)}) never`);
    if (ts.isConditionalExpression(node))
      replace(node.condition, 'false', node.condition, `${node.condition.getText(source)} ? never`);
    if (ts.isCallExpression(node)) replaceCall(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutations;
};

/** The source with all mutations in it, of which `isMutated` (tools/tests/jest/mutations.mjs) switches one on by its name. */
export const switchMutations = (
  text: string,
  mutations: (Mutation & { name: string })[],
  { start, end }: Range = { start: 0, end: text.length },
): string => {
  const inside = mutations.filter(({ expression }) => expression.start >= start && expression.end <= end);
  const [outermost, ...others] = inside.sort(
    ({ expression: one }, { expression: other }) => one.start - other.start || other.end - one.end,
  );
  if (!outermost) return text.slice(start, end);
  const { name, expression } = outermost;
  const mutated =
    text.slice(expression.start, outermost.start) + outermost.text + text.slice(outermost.end, expression.end);
  return [
    text.slice(start, expression.start),
    `(isMutated('${name}') ? ${mutated} : ${switchMutations(text, others, expression)})`,
    switchMutations(text, others, { start: expression.end, end }),
  ].join('');
};
