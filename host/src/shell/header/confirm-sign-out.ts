import { type Language, texts } from 'shared/i18n';

const signOutI18n = texts('sign-out', {
  ko: { unsaved: '저장하지 않은 내용이 있습니다. 로그아웃하면 사라집니다. 로그아웃하시겠어요?' },
  en: { unsaved: 'There are unsaved changes. They are lost when you sign out. Sign out?' },
  cn: { unsaved: '有尚未保存的内容，退出登录后将会丢失。确定退出登录吗？' },
});

/** Asks whether unsaved changes may be lost. */
export const confirmSignOut = (language: Language) => window.confirm(signOutI18n.translate(language)('unsaved'));
