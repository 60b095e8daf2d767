import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const command = path.join(import.meta.dirname, '../../tools/portico.mjs');

interface Operation {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Builds a function that says what in an answer differs from the OpenAPI document; empty where nothing does. */
const createValidator = (description: Description) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The CommonJS default export of the package.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(description, 'openapi');
  // Paths without parameters first: `/orders/quote` is not an order.
  const templates = Object.keys(description.paths)
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  const compiled = new Map<string, ValidateFunction>();

  const getValidate = (pointer: string) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };

  return (method: string, path: string, status: number, answer: unknown) => {
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const operation = template && description.paths[template]?.[method];
    if (!template || !operation) return [`${method} ${path} is not described`];
    const described = operation.responses[status] ?? operation.responses.default;
    if (status < 400 && !operation.responses[status]) return [`${method} ${template} answers ${status}`];
    if (!described?.$ref && !described?.content?.['application/json'])
      return [`${method} ${template} ${status} is not described as JSON`];
    const pointer = described.$ref
      ? `${described.$ref.slice(1)}/content/application~1json/schema`
      : `/paths/${escapePointer(template)}/${method}/responses/${status}/content/application~1json/schema`;
    const validate = getValidate(pointer);
    if (validate(answer)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${method} ${template} ${status}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
};

let validator: Promise<ReturnType<typeof createValidator>> | undefined;

const printDescription = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'openapi'], { maxBuffer: 10_000_000 });
  return stdout;
};

/**
 * The whole document, of which the product shows the console's part to administrators alone. `npm test` writes it once for all
 * workers.
 */
const readDescription = async () => {
  const { OPENAPI_FILE } = process.env;
  return JSON.parse(await (OPENAPI_FILE ? readFile(OPENAPI_FILE, 'utf8') : printDescription())) as Description;
};

/** Read once per worker; compiles each schema when it is first needed. */
export const getAnswerValidator = () => {
  validator ??= readDescription().then(createValidator);
  return validator;
};
