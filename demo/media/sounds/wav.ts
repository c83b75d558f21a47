/**
 * Two channels of samples (-1 to 1) as a WAV file with 16 bits per sample (RIFF, PCM). @param rate samples per second
 */
export function wav(left: Float32Array, right: Float32Array, rate: number): Buffer {
  const [channels, bytes] = [2, 2]
  const data = Buffer.alloc(left.length * channels * bytes)
  for (let i = 0; i < left.length; i += 1) {
    data.writeInt16LE(sample(left[i]), i * 4)
    data.writeInt16LE(sample(right[i]), i * 4 + bytes)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * channels * bytes, 28)
  head.writeUInt16LE(channels * bytes, 32)
  head.writeUInt16LE(bytes * 8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

function sample(value = 0): number {
  return Math.round(Math.min(1, Math.max(-1, value)) * 32_767)
}
