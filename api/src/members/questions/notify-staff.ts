import type { Database } from '../../platform/database/connect';
import { readFirmProfile } from '../messages/firm-profile';
import type { Messenger } from '../messages/messenger';
import type { QuestionRow } from './table';

/** Notifies the firm of a new question; the mail does not contain the content. */
export const notifyStaff = async (
  tx: Database,
  { notifyAddress }: Messenger,
  { _id, subject }: QuestionRow,
  author: string,
) => {
  const { mail } = await readFirmProfile(tx);
  for (const address of mail.notifyTo)
    await notifyAddress(tx, {
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
