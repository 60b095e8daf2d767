import { html } from './html';
import { describeType, getSchemaName, listRows, type Row, type Schema } from './schemas';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}
type Content = Record<string, { schema?: Schema }>;
export interface OperationEntry {
  path: string;
  method: string;
  operation: {
    operationId: string;
    summary: string;
    tags: string[];
    'x-access': string;
    parameters: Parameter[];
    requestBody?: { content: Content };
    responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
  };
}

/** Who may call. */
const accessLabels: Record<string, string> = {
  public: 'everybody',
  basic: 'everybody, with a sign-in header',
  refresh: 'the holder of a refresh token',
  member: 'members',
  owner: 'members, and visitors with the proof of their form',
  seller: 'sellers',
  console: 'administrators',
};

export const renderTable = (title: string, rows: Row[]) =>
  rows.length === 0
    ? ''
    : html`<h3>${title}</h3><div class="wide" tabindex="0"><table><thead><tr><th scope="col">name</th><th scope="col">type</th><th scope="col">limits</th></tr></thead><tbody>${rows.map(
        ({ name, type, required, limits }) =>
          html`<tr><td><code>${name}</code>${required ? '' : ' (optional)'}</td><td><code>${type}</code></td><td>${limits}</td></tr>`,
      )}</tbody></table></div>`;

/** Renders a body: the fields of an object, or the type. */
const renderContents = (title: string, content: Content = {}) =>
  Object.entries(content).map(([type, { schema }]) => {
    const rows = schema ? listRows(schema) : [];
    if (rows.length > 0) return renderTable(`${title} (${type})`, rows);
    return html`<h3>${title}</h3><p><code>${type}</code>${schema ? html`: <code>${describeType(schema)}</code>` : ''}</p>`;
  });

/** Parameters of the document by their name in `components`. */
export type NamedParameters = Record<string, Parameter>;

const listParameterRows = (parameters: Parameter[], named: NamedParameters) =>
  parameters
    .map((parameter) => (parameter.$ref ? (named[getSchemaName(parameter.$ref)] ?? parameter) : parameter))
    .flatMap(({ name, in: place, required = false, schema = {} }): Row[] =>
      name ? [{ name, type: describeType(schema), required, limits: `in the ${place}` }] : [],
    );

/** Renders one route. */
export const renderOperation = ({ path, method, operation }: OperationEntry, named: NamedParameters) => {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const done = Object.entries(responses).filter(([, { $ref }]) => !$ref);
  const refused = Object.entries(responses).flatMap(([status, { $ref }]) => ($ref ? status : []));
  return html`<article id="${operationId}"><h2>${summary}</h2>
<p class="call"><code class="method">${method.toUpperCase()}</code><code>${path}</code></p>
<p class="access">For ${accessLabels[operation['x-access']] ?? operation['x-access']}</p>
${renderTable('Parameters', listParameterRows(parameters, named))}
${renderContents('Body', requestBody?.content)}
${done.map(([status, { content }]) => (content ? renderContents(`Answer ${status}`, content) : html`<h3>Answer ${status}</h3><p>Nothing</p>`))}
<h3>Refusals</h3><p>${refused.join(', ')}: <a href="/api/docs/errors">see errors</a></p></article>`;
};
