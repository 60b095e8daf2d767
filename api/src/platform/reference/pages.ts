import { errors } from 'shared/contract';
import { listOperations } from '../list-operations';
import { createOpenapiDocument } from '../openapi';
import { withoutConsole } from '../openapi-audience';
import { type Html, html } from './html';
import { type NamedParameters, type OperationEntry, renderOperation, renderTable } from './operations';
import { describeType, listRows, type Schema } from './schemas';

const toSlug = (tag: string) => tag.replaceAll(' ', '-');
const buildTagPath = (tag: string) => `/api/docs/${toSlug(tag)}`;

const renderLinks = (tags: string[], current: string) =>
  tags.map((tag) =>
    tag === current
      ? html`<li><a href="${buildTagPath(tag)}" aria-current="page">${tag}</a></li>`
      : html`<li><a href="${buildTagPath(tag)}">${tag}</a></li>`,
  );

const renderPage = (title: string, tags: string[], content: Html) => {
  const top = html`<a href="/api/docs">Portico API</a> · <a href="/api/docs/schemas">Schemas</a> · <a href="/api/docs/errors">Errors</a> · <a href="/api/openapi.json">OpenAPI</a>`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Portico API</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><details class="menu"><summary>Contents</summary>${top}<ul>${renderLinks(tags, title)}</ul></details>
<div class="layout"><nav aria-label="Groups">${top}<ul>${renderLinks(tags, title)}</ul></nav><main>${content}</main></div>
</body></html>`.text;
};

const renderOverview = (tags: string[], entries: OperationEntry[]) => html`<h1>Portico API</h1>
<p>Every route, as the contract declares it. Answers are JSON. Send <code>Accept-Language</code> (<code>ko</code>,
<code>en</code>, <code>zh</code>) for the language of texts and refusals; every answer carries an <code>x-request-id</code>.</p>
<p>Where a route needs a caller, send <code>Authorization: Bearer</code> with the access token of
<a href="${buildTagPath('auth')}">signing in</a>. Changes name the <code>version</code> they read and get 409 when another one has
come since. A request that is sent again under the same <code>Idempotency-Key</code> is done once. Refusals are
<a href="/api/docs/errors">listed</a>.</p>
${tags.map((tag) => {
  const operations = entries.filter(({ operation }) => operation.tags[0] === tag);
  const rows = operations.map(
    ({ method, path, operation: { operationId, summary } }) =>
      html`<tr><td><a href="${buildTagPath(tag)}#${operationId}">${summary}</a></td><td><code>${method.toUpperCase()}</code></td><td><code>${path}</code></td></tr>`,
  );
  return html`<article><h2>${tag}</h2><div class="wide" tabindex="0"><table><tbody>${rows}</tbody></table></div></article>`;
})}`;

const renderErrors = () => html`<h1>Errors</h1>
<p>Every refusal is <code>{ code, message, errors? }</code>; <code>errors</code> names the fields that were wrong.</p>
<div class="wide" tabindex="0"><table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">message</th></tr></thead><tbody>
${Object.entries(errors).map(([code, { status, en }]) => html`<tr><td><code>${code}</code></td><td>${status}</td><td>${en}</td></tr>`)}
</tbody></table></div>`;

const renderSchema = ([name, schema]: [string, Schema]) => {
  const rows = listRows(schema);
  return html`<article id="${name}"><h2>${name}</h2>${rows.length > 0 ? renderTable('Fields', rows) : html`<p><code>${describeType(schema)}</code></p>`}</article>`;
};

/** Creates the OpenAPI document as JSON and the pages of the reference by path; the console's routes are for administrators. */
export const createReference = (isAdministrator: boolean) => {
  const whole = createOpenapiDocument();
  const document = isAdministrator ? whole : withoutConsole(whole);
  const entries = listOperations<OperationEntry['operation']>(document.paths);
  const named = document.components.parameters as NamedParameters;
  const tags = document.tags.map(({ name }) => name);
  const groups = tags.map((tag): [string, string] => {
    const operations = entries.filter(({ operation }) => operation.tags[0] === tag);
    return [
      toSlug(tag),
      renderPage(tag, tags, html`<h1>${tag}</h1>${operations.map((entry) => renderOperation(entry, named))}`),
    ];
  });
  return {
    json: JSON.stringify(document),
    pages: new Map([
      ...groups,
      ['', renderPage('Reference', tags, renderOverview(tags, entries))],
      [
        'schemas',
        renderPage(
          'Schemas',
          tags,
          html`<h1>Schemas</h1>${Object.entries(document.components.schemas as Record<string, Schema>).map(renderSchema)}`,
        ),
      ],
      ['errors', renderPage('Errors', tags, renderErrors())],
    ]),
  };
};
