const persianSounds: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  چ: 'C',
  ح: 'h',
  ه: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ژ: 'j',
  ر: 'r',
  ش: 'S',
  غ: 'g',
  گ: 'g',
  ق: 'k',
  ک: 'k',
  ف: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
  و: 'v',
}

/** «مبل» and `mobile` share three sounds and nothing else. */
const minimumSounds = 4

const latinPairs: Record<string, string> = {
  sh: 'S',
  ch: 'C',
  kh: 'k',
  gh: 'g',
  ph: 'f',
  ck: 'k',
  th: 't',
  zh: 'j',
  oo: '',
}

const latinSounds: Record<string, string> = {
  b: 'b',
  c: 'k',
  d: 'd',
  f: 'f',
  g: 'g',
  h: 'h',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'v',
  w: 'v',
  x: 'ks',
  z: 'z',
}

/**
 * The consonants of a Persian or Latin word as sounds, so that «ساندکور» matches `soundcore`. Vowels, و and ی are
 * dropped after the first letter, double sounds are merged. Empty if fewer than four sounds are left: too few to match
 * by.
 */
export function soundOf(word: string): string {
  if (/\d/.test(word)) return ''
  let sounds = ''
  for (let index = 0; index < word.length; index++) {
    const pair = latinPairs[word.slice(index, index + 2)]
    const letter = word.charAt(index)
    const sound = pair ?? latinSounds[letter] ?? persianSounds[letter] ?? ''
    if (pair !== undefined) index++
    const isVowel = sound === '' || (sound === 'v' && letter !== 'v' && index > 0)
    if (!isVowel && !sounds.endsWith(sound)) sounds += sound
  }
  return sounds.length < minimumSounds ? '' : sounds
}
