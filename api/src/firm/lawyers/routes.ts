import type { FastifyInstance } from 'fastify';
import { contract, type Lawyer } from 'shared/contract';
import { newId } from '../../platform/database/columns';
import { documentHandlers, lockDocument, readDocument, writeDocument } from '../../platform/documents/documents';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { assertUnique } from '../assert-unique';
import { findContentLanguages } from '../content-languages';
import type { FirmServices } from '../services';
import { lawyerTrash } from '../trash';
import { positions } from './positions';
import { toLawyerName } from './to-lawyer-name';

type LawyerInput = Omit<Lawyer, '_id' | 'order' | 'image'> & { _id?: string | null | undefined };

/** In pixels. */
const maxPortraitSide = 1600;

export const serveLawyers = (app: FastifyInstance, { db, files }: FirmServices) => {
  serve(app, contract.lawyers, {
    list: async () => {
      const { value } = await readDocument(db, 'lawyers', []);
      const enabledLawyers = value.filter(({ enabled }) => enabled);
      return {
        lawyers: enabledLawyers.map((lawyer) => ({
          ...lawyer,
          name: toLawyerName(lawyer),
          position: positions[lawyer.ceo ? 'ceo' : 'lawyer'],
          contentLanguages: findContentLanguages([lawyer.intro]),
        })),
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
