import { questionsI18n, settingsI18n } from 'shared/account-forms';
import { createPrivatePage } from 'shared/pages';
import { createMemberPage } from '../member-page';
import { InboxPage } from './InboxPage';
import { InfoPage, WithdrawPage } from './InfoPages';
import { CreateQuestionPage, QuestionPage, QuestionsPage } from './QuestionPages';

export const inboxPage = createMemberPage(InboxPage, 'inbox');
export const infoPage = createMemberPage(InfoPage, 'info');
export const withdrawPage = createPrivatePage(WithdrawPage, settingsI18n.translate, 'withdrawTitle');
export const questionsPage = createPrivatePage(QuestionsPage, questionsI18n.translate, 'title');
export const createQuestionPage = createPrivatePage(CreateQuestionPage, questionsI18n.translate, 'createTitle');
export const questionPage = createPrivatePage(QuestionPage, questionsI18n.translate, 'title');
