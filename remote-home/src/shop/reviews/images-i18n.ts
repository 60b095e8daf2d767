import { texts } from 'shared/i18n';

export const { useT } = texts('shop-images', {
  ko: { label: '사진', hint: 'JPG, PNG, WEBP · 하나에 10MB · {{count}}장까지' },
  en: { label: 'Pictures', hint: 'JPG, PNG, WEBP · 10 MB each · up to {{count}}' },
  cn: { label: '图片', hint: 'JPG、PNG、WEBP · 每张不超过10MB · 最多 {{count}} 张' },
});
