import type { RemoteManifest } from 'shared/remotes';

export const manifest = {
  name: 'remote-matching',
  contract: '^1.0.0',
  routes: [
    { path: '/matching', title: { ko: '비즈니스 매칭', en: 'Business matching', cn: '商务匹配' }, ssr: true },
    {
      path: '/matching/faqs',
      title: {
        ko: '비즈니스 매칭 자주 묻는 질문',
        en: 'Business matching: questions and answers',
        cn: '商务匹配常见问题',
      },
      ssr: true,
    },
  ],
} satisfies RemoteManifest;
