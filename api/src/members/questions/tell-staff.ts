import type { Database } from '../../platform/database/connect';
import { readOffice } from '../messages/office';
import type { Messenger } from '../messages/tell';
import type { QuestionRow } from './table';

/** Tells the firm that a member asks something; what they ask stays in the console. */
export const tellStaff = async (
  tx: Database,
  { tellAddress }: Messenger,
  { _id, subject }: QuestionRow,
  author: string,
) => {
  const { mail } = await readOffice(tx);
  for (const address of mail.notifyTo)
    await tellAddress(tx, {
      to: { email: address },
      name: '',
      language: 'ko',
      template: 'question.asked',
      values: { author, subject },
      link: `/console/center/questions/${_id}`,
      ref: { type: 'questions', _id },
      dedupeKey: `question:${_id}:asked:${address}`,
    });
};
