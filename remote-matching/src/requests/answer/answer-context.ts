import { createContext, use } from 'react';
import type { Matching } from '../../data/use-matchings';
import type { Answer } from './answers';

export interface AnswerRequest {
  matching: Matching;
  answer: Answer;
}

/**
 * Opens the dialog of an action. The page renders the dialog, since an answered matching leaves the list that its button
 * was in.
 */
export const AnswerContext = createContext<(request: AnswerRequest) => void>(() => undefined);

export const useOpenAnswer = () => use(AnswerContext);
