import type { FastifyInstance } from 'fastify';
import { contract, type Lawyer, type LocalisedText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { documentHandlers, lockDocument, readDocument, writeDocument } from '../../platform/documents/documents';
import type { Files } from '../../platform/files/files';
import { newId } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { refuseTwins } from '../practices/routes';

type Given = Omit<Lawyer, '_id' | 'order' | 'image'> & { _id?: string | null | undefined };

const positions: Record<'ceo' | 'lawyer', LocalisedText> = {
  ceo: { ko: '대표변호사', en: 'Managing Partner', cn: '主任律师' },
  lawyer: { ko: '변호사', en: 'Attorney', cn: '律师' },
};

const portraitSide = 1600;

export const serveLawyers = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  serve(app, contract.lawyers, {
    list: async () => {
      const { value } = await readDocument(db, 'lawyers', []);
      const shown = value.filter(({ enabled }) => enabled);
      return { lawyers: shown.map((lawyer) => ({ ...lawyer, position: positions[lawyer.ceo ? 'ceo' : 'lawyer'] })) };
    },
  });

  serve(app, contract.console.lawyers, {
    ...documentHandlers(db, 'lawyers', {
      empty: [],
      write: async (given: Given[], current, tx) => {
        refuseTwins('lawyers', 'slug', given);
        const known = new Map(current.map((lawyer) => [lawyer._id, lawyer]));
        const lawyers = given.map((lawyer, order) => {
          const before = known.get(lawyer._id ?? '');
          known.delete(lawyer._id ?? '');
          return { ...lawyer, _id: before?._id ?? newId(), image: before?.image ?? null, order };
        });
        const gone = [...known.values()].flatMap(({ image }) => image?._id ?? []);
        await files.release(tx, gone);
        return lawyers;
      },
    }),

    image: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: portraitSide, user: caller.user }, async (tx, image) => {
        await lockDocument(tx, 'lawyers');
        const current = await readDocument(tx, 'lawyers', []);
        const before = current.value.find(({ _id }) => _id === params.id) ?? fail('not_found');
        await files.attach(tx, image._id, { resource: 'lawyers', id: before._id, slot: 'image' });
        if (before.image) await files.release(tx, [before.image._id]);
        const lawyers = current.value.map((lawyer) => (lawyer === before ? { ...lawyer, image } : lawyer));
        const { version } = await writeDocument(tx, 'lawyers', current, lawyers, caller);
        return { lawyers, version };
      }),
  });
};
