import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { toFileRef } from '../../platform/files/files';
import { serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';

/** Uploads of pictures for rich text. A picture is attached to the record whose text is saved with it; unattached ones are purged. */
export const serveEditorUploads = (app: FastifyInstance, { files }: FirmServices) =>
  serve(app, contract.console.editor, {
    upload: async ({ file, user }) => ({ photo: toFileRef(await files.store(file, { kind: 'picture', user })) }),
  });
