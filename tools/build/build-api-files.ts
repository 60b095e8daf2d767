import { existsSync, readFileSync } from 'node:fs';
import { buildApiReport } from 'shared/build/contract/build-api-report';
import { describeApi, type OpenapiDocument } from 'shared/build/contract/describe-api';
import { apiContract } from 'shared/contract';
import { createOpenapiDocument } from '../../api/src/platform/openapi';
import { inProject } from '../run/project';
import type { Files } from './indexes';

const path = 'shared/contract-report/api.txt';

/** The report of the API contract. Throws `RefusedError` if the contract changed and its version did not rise as it must. */
export const buildApiFiles = (): Files => {
  const report = existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : null;
  const document = JSON.parse(JSON.stringify(createOpenapiDocument())) as OpenapiDocument;
  return { [path]: buildApiReport(apiContract, describeApi(document), report) };
};
