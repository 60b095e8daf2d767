import { texts } from 'shared/i18n';

export const { useT } = texts('sliders', {
  ko: { controls: '{{label}} 넘기기', pause: '자동 넘김 멈춤', play: '자동 넘김 시작', previous: '이전', next: '다음' },
  en: {
    controls: 'Move through {{label}}',
    pause: 'Pause the slides',
    play: 'Play the slides',
    previous: 'Previous',
    next: 'Next',
  },
  cn: { controls: '浏览{{label}}', pause: '暂停自动播放', play: '开始自动播放', previous: '上一个', next: '下一个' },
});
