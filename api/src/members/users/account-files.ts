import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { UPLOAD_HEADER } from '../../platform/http/access';
import { throwApiError } from '../../platform/http/errors';
import type { Caller, Handlers, RouteInput } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import { lockUser, updateUser } from './queries';
import type { UploadTokens } from './upload-tokens';

const resource = 'users';

const picture = { kind: 'picture' as const, side: 800 };
const document = { kind: 'private' as const };
/** Column and storage of each file. */
const accountFiles = {
  businessRegistration: { column: 'businessRegistration', storage: document },
  introduction: { column: 'introductionFile', storage: document },
  logo: { column: 'logo', storage: picture },
  photo: { column: 'photo', storage: picture },
} as const;

type AccountFile = keyof typeof accountFiles;
type Routes = Pick<typeof contract.users, AccountFile>;
type Input = RouteInput<Routes[AccountFile]>;

/** Uploads of documents and pictures by the owner, an administrator, or with an upload token after registration. */
export const createAccountFileHandlers = (files: Files, tokens: UploadTokens): Handlers<Routes> => {
  const assertMayUpload = async ({ params: { id }, user, request }: Pick<Input, 'params' | 'user' | 'request'>) => {
    if (user?.sub === id || user?.scope.includes('console')) return;
    if (!(await tokens.isValid(request.headers[UPLOAD_HEADER], id))) throwApiError('not_found');
  };

  const createUpload = (kind: AccountFile) => {
    const upload = async ({ params, file, ...caller }: Input) => {
      const { column, storage } = accountFiles[kind];
      return files.storeWith(file, { ...storage, user: caller.user }, async (tx, added) => {
        const before = await lockUser(tx, params.id);
        if (before.status === 'WITHDRAWN') throwApiError('not_found');
        const old = before[column];
        await files.attach(tx, added._id, { resource, id: before._id, slot: kind });
        if (old) await files.release(tx, [old._id]);
        await updateUser(tx, before, { [column]: added }, caller);
        return { file: added };
      });
    };
    return Object.assign(upload, { assertMayUpload });
  };

  return {
    businessRegistration: createUpload('businessRegistration'),
    introduction: createUpload('introduction'),
    logo: createUpload('logo'),
    photo: createUpload('photo'),
  };
};

/** Removes a document or picture; throws `not_found` if there is none. */
export const removeAccountFile = (
  db: Database,
  files: Files,
  { kind, user, caller }: { kind: AccountFile; user: string; caller: Caller },
) =>
  db.transaction(async (tx) => {
    const before = await lockUser(tx, user);
    const { column } = accountFiles[kind];
    const old = before[column] ?? throwApiError('not_found');
    // Members remove their own files for good.
    if (caller.user?.sub === user) await files.release(tx, [old._id]);
    else await trashFile(tx, { file: old, user, resource, id: user, column }, caller);
    await updateUser(tx, before, { [column]: null }, caller);
  });

/** Whether an account, and so its private files, belongs to the caller. */
export const isOwnAccount = async (id: string, { user }: { user: { sub: string } | null }) => user?.sub === id;
