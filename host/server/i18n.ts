import { texts } from 'shared/i18n';

export const serverI18n = texts('server', {
  ko: {
    errorText: '지금은 이 화면을 열 수 없습니다. 잠시 후 다시 시도해 주세요.',
    home: '홈으로',
    badAddress: '주소가 올바르지 않습니다',
    badAddressText: '주소에 읽을 수 없는 글자가 있습니다. 주소를 확인해 주세요.',
  },
  en: {
    errorText: 'This page cannot be opened right now. Please try again in a moment.',
    home: 'Home',
    badAddress: 'This address is not valid',
    badAddressText: 'It contains characters that cannot be read. Please check it.',
  },
  cn: {
    errorText: '目前无法打开此页面，请稍后再试。',
    home: '首页',
    badAddress: '地址无效',
    badAddressText: '地址中包含无法识别的字符，请检查。',
  },
});
