import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { type Files, refOf } from '../../platform/files/files';
import { serve } from '../../platform/http/serve';

/** Pictures for rich text. They belong to the record in whose text they are saved, and go where none saves them. */
export const serveEditor = (app: FastifyInstance, { files }: { files: Files }) =>
  serve(app, contract.console.editor, {
    upload: async ({ file, user }) => ({ photo: refOf(await files.keep(file, { kind: 'picture', user })) }),
  });
