import type { FastifyInstance } from 'fastify';
import { contract, type Lawyer, type LocalisedText } from 'shared/contract';
import { newId } from '../../platform/database/columns';
import { documentHandlers, lockDocument, readDocument, writeDocument } from '../../platform/documents/documents';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { assertUnique } from '../assert-unique';
import type { FirmServices } from '../services';
import { lawyerTrash } from '../trash';

type LawyerInput = Omit<Lawyer, '_id' | 'order' | 'image'> & { _id?: string | null | undefined };

const positions: Record<'ceo' | 'lawyer', LocalisedText> = {
  ceo: { ko: '대표변호사', en: 'Managing Partner', cn: '主任律师' },
  lawyer: { ko: '변호사', en: 'Attorney', cn: '律师' },
};

/** In pixels. */
const maxPortraitSide = 1600;

export const serveLawyers = (app: FastifyInstance, { db, files }: FirmServices) => {
  serve(app, contract.lawyers, {
    list: async () => {
      const { value } = await readDocument(db, 'lawyers', []);
      const enabledLawyers = value.filter(({ enabled }) => enabled);
      return {
        lawyers: enabledLawyers.map((lawyer) => ({ ...lawyer, position: positions[lawyer.ceo ? 'ceo' : 'lawyer'] })),
      };
    },
  });

  serve(app, contract.console.lawyers, {
    ...documentHandlers(db, 'lawyers', {
      empty: [],
      write: async (input: LawyerInput[], current, tx, caller) => {
        assertUnique('lawyers', 'slug', input);
        const remaining = new Map(current.map((lawyer) => [lawyer._id, lawyer]));
        const lawyers = input.map((lawyer, order) => {
          const before = remaining.get(lawyer._id ?? '');
          remaining.delete(lawyer._id ?? '');
          return { ...lawyer, _id: before?._id ?? newId(), image: before?.image ?? null, order };
        });
        for (const removed of remaining.values()) await lawyerTrash.trash(tx, removed, caller);
        return lawyers;
      },
    }),

    image: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: maxPortraitSide, user: caller.user }, async (tx, image) => {
        await lockDocument(tx, 'lawyers');
        const current = await readDocument(tx, 'lawyers', []);
        const before = current.value.find(({ _id }) => _id === params.id) ?? throwApiError('not_found');
        await files.attach(tx, image._id, { resource: 'lawyers', id: before._id, slot: 'image' });
        if (before.image) await files.release(tx, [before.image._id]);
        const lawyers = current.value.map((lawyer) => (lawyer === before ? { ...lawyer, image } : lawyer));
        const { version } = await writeDocument(tx, 'lawyers', current, lawyers, caller);
        return { lawyers, version };
      }),
  });
};
