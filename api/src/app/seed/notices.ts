import type { Notification, Question } from 'shared/contract';
import { notifications, questions } from '../../../seed/content/center';
import type { SeedContext } from './members';

/** Seeds notices, and questions of members, some of them answered. */
export const seedNoticesAndQuestions = async ({ console, members }: SeedContext) => {
  const { notifications: existing } = await console.get<{ notifications: Notification[] }>(
    '/center/notifications?limit=100',
  );
  for (const seed of notifications.toReversed())
    if (!existing.some(({ subject }) => subject.ko === seed.subject.ko))
      await console.post('/center/notifications', seed);

  const { questions: existingQuestions } = await console.get<{ questions: Question[] }>('/center/questions?limit=100');
  for (const { by, answer, ...seed } of questions) {
    let question = existingQuestions.find(({ subject }) => subject === seed.subject);
    if (!question) {
      const member = await members.as(await members.find(by));
      const made = await member.post<{ question: Question }>('/center/questions', { ...seed, notify: ['EMAIL'] });
      question = made.question;
    }
    if (answer && question.status === 'unanswered')
      await console.put(`/center/questions/${question._id}`, { answer, version: question.version });
  }
};
