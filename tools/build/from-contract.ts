import { readFileSync } from 'node:fs';
import { contract, errors, fieldErrors, listRoutes } from 'shared/contract';
import { generateClientRoutes } from '../../shared/src/contract/client-routes';
import { inProject } from '../run/project';
import type { Files } from './indexes';

function buildClientRoutes(): Files {
  const { console, ...others } = contract;
  return {
    'shared/src/client/routes.generated.ts': generateClientRoutes(others),
    'shared/src/client/console-routes.generated.ts': generateClientRoutes({ console }),
  };
}

function buildRouteTable(): Files {
  const rows = listRoutes(contract).map(({ name, route }) => {
    const cells = [route.method, `\`/api${route.path}\``, route.access, `\`${name}\``, route.summary];
    return `| ${cells.join(' | ')} |`;
  });
  const head = ['# Routes', '', 'Generated from the contract by `npm run generate`.', ''];
  const table = ['| method | path | who may call | name | what it does |', '|---|---|---|---|---|', ...rows];
  return { 'docs/routes.md': `${[...head, ...table].join('\n')}\n` };
}

/** The comment of each error in its source file says when it occurs. */
function buildErrorCatalogue(): Files {
  const source = readFileSync(inProject('shared/src/contract/errors.ts'), 'utf8');
  const findOccasion = (code: string) => {
    const [, text] = new RegExp(`/\\*\\* ([^*]+) \\*/\\n  ${code}: \\{`).exec(source) ?? [];
    if (!text) throw new Error(`${code} does not say when it occurs: a line above it in shared/src/contract/errors.ts`);
    return text;
  };
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = Object.entries(errors).map(
    ([code, { status, ko, en }]) =>
      `| \`${code}\` | ${status} | ${cell(findOccasion(code))} | ${cell(en)} | ${cell(ko)} |`,
  );
  const fields = Object.entries(fieldErrors).map(([code, { ko, en }]) => `| \`${code}\` | ${cell(en)} | ${cell(ko)} |`);
  const lines = [
    '# Errors',
    '',
    'Generated from `shared/src/contract/errors.ts` by `npm run generate`.',
    '',
    'Every error response is `{ code, message, errors? }`. `message` is in the language of `Accept-Language`; `errors` lists',
    'the invalid fields, each with a code of the second table. The header `x-request-id` finds the request in the log.',
    '',
    '| code | status | when | message | in Korean |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## Fields',
    '',
    '| code | message | in Korean |',
    '|---|---|---|',
    ...fields,
  ];
  return { 'docs/errors.md': `${lines.join('\n')}\n` };
}

/** What is written from the contract: the client's route table and the reference documents. */
export const buildFromContract = (): Files => ({
  ...buildClientRoutes(),
  ...buildRouteTable(),
  ...buildErrorCatalogue(),
});
