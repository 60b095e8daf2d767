import { keepPreviousData } from '@tanstack/react-query';
import type { AnswerState } from 'shared/account-forms';
import { api } from 'shared/client';
import { useMemberQuery } from '../../data/use-member-query';

export const useQuestions = (page: number, status: AnswerState | null) =>
  useMemberQuery(
    ['questions', page, status],
    () => api.questions.list({ query: { page, sort: '-createdAt', ...(status && { status }) } }),
    { placeholderData: keepPreviousData },
  );

export const useQuestion = (id: string) =>
  useMemberQuery(['question', id], async () => (await api.questions.get({ params: { id } })).question);
