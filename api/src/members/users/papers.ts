import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { UPLOAD_HEADER } from '../../platform/http/access';
import { fail } from '../../platform/http/errors';
import type { Caller, Handlers, Input } from '../../platform/http/serve';
import { changeUser, lockUser } from './find';
import type { UploadTokens } from './upload-tokens';

const resource = 'users';
/** Longest side (px). */
const sides = { logo: 800, photo: 800 };

type Paper = 'businessRegistration' | 'introduction' | 'logo' | 'photo';
const columns = {
  businessRegistration: 'businessRegistration',
  introduction: 'introductionFile',
  logo: 'logo',
  photo: 'photo',
} as const;

type Routes = Pick<typeof contract.users, Paper>;

interface Options {
  files: Files;
  tokens: UploadTokens;
}

/** Papers and pictures of an account: its owner's, or of whoever has just joined, or of an administrator. */
export const paperHandlers = ({ files, tokens }: Options): Handlers<Routes> => {
  const admit = async ({ params: { id }, user, request }: Input<Routes[Paper]>) => {
    if (user?.sub === id || user?.scope.includes('console')) return;
    if (!(await tokens.holds(request.headers[UPLOAD_HEADER], id))) fail('not_found');
  };

  const set = (paper: Paper) => async (input: Input<Routes[Paper]>) => {
    await admit(input);
    const { params, file, ...caller } = input;
    const keeping =
      paper === 'logo' || paper === 'photo'
        ? { kind: 'picture' as const, side: sides[paper] }
        : { kind: 'private' as const };
    return files.add(file, { ...keeping, user: caller.user }, async (tx, added) => {
      const before = await lockUser(tx, params.id);
      if (before.status === 'WITHDRAWN') fail('not_found');
      const column = columns[paper];
      const old = before[column];
      await files.attach(tx, added._id, { resource, id: before._id, slot: paper });
      if (old) await files.release(tx, [old._id]);
      await changeUser(tx, before, { [column]: added }, caller);
      return { file: added };
    });
  };

  return {
    businessRegistration: set('businessRegistration'),
    introduction: set('introduction'),
    logo: set('logo'),
    photo: set('photo'),
  };
};

/** Takes a paper or picture away; 404 where there is none. */
export const removePaper = (
  db: Database,
  files: Files,
  { paper, user, caller }: { paper: Paper; user: string; caller: Caller },
) =>
  db.transaction(async (tx) => {
    const before = await lockUser(tx, user);
    const column = columns[paper];
    const old = before[column] ?? fail('not_found');
    await files.release(tx, [old._id]);
    await changeUser(tx, before, { [column]: null }, caller);
  });

/** Whether an account, and so its private papers, is the caller's. */
export const isOwnAccount = async (id: string, { user }: { user: { sub: string } | null }) => user?.sub === id;
