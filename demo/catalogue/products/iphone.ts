import type { SeedProduct } from '#demo/seed/types.ts'
import { handsets } from '#demo/catalogue/build/handset.ts'
import {
  iphone13,
  iphone14,
  iphone15,
  iphone15ProMax,
  iphone16,
  iphone16e,
  iphone16Plus,
  iphone16Pro,
  iphone16ProMax,
  iphone17,
  iphone17Pro,
  iphone17ProMax,
  iphoneAir,
} from './iphone-models.ts'

const sealed = { note: 'نات‌اکتیو', noteLatin: 'Not Active' } as const

/** New iPhones. */
export const iphones: SeedProduct[] = [
  ...handsets(iphone17ProMax, [
    {
      storage: 256,
      price: 289_000_000,
      newPrice: 268_900_000,
      offerEndsInHours: 12,
      gift: 'قاب مگ‌سیف',
      colors: { 'cosmic-orange': 2, 'deep-blue': { stock: 14, extra: -1_400_000 }, silver: 0 },
      sold: 912,
      age: 96,
      flagship: true,
    },
    {
      storage: 512,
      price: 318_500_000,
      colors: { 'cosmic-orange': 7, 'deep-blue': 9, silver: { stock: 4, extra: 1_500_000 } },
      sold: 341,
      age: 96,
      flagship: true,
    },
    {
      storage: 1024,
      price: 362_000_000,
      colors: { 'cosmic-orange': 3, 'deep-blue': 1 },
      sold: 74,
      age: 88,
    },
  ]),
  ...handsets(iphone17Pro, [
    {
      storage: 256,
      price: 238_000_000,
      newPrice: 229_500_000,
      gift: 'قاب مگ‌سیف',
      colors: { 'cosmic-orange': 11, 'deep-blue': 18, silver: { stock: 6, extra: 1_000_000 } },
      sold: 604,
      age: 94,
      flagship: true,
    },
    {
      storage: 512,
      price: 271_000_000,
      colors: { 'cosmic-orange': 5, silver: 2 },
      sold: 158,
      age: 94,
    },
    { storage: 1024, price: 309_000_000, colors: { 'deep-blue': 0, silver: 0 }, sold: 21, age: 90 },
  ]),
  ...handsets(iphone17, [
    {
      storage: 256,
      ...sealed,
      price: 154_500_000,
      colors: {
        lavender: 22,
        sage: 15,
        'mist-blue': { stock: 31, extra: 600_000 },
        black: 40,
        white: 9,
      },
      sold: 1284,
      age: 92,
      flagship: true,
    },
    {
      storage: 512,
      ...sealed,
      price: 179_800_000,
      newPrice: 174_900_000,
      offerEndsInHours: 40,
      colors: { black: 8, lavender: 3, white: 1 },
      sold: 203,
      age: 92,
    },
  ]),
  ...handsets(iphoneAir, [
    {
      storage: 256,
      price: 184_000_000,
      newPrice: 171_900_000,
      colors: { 'sky-blue': 12, 'light-gold': 6, 'space-black': 19, 'cloud-white': 0 },
      sold: 236,
      age: 92,
      flagship: true,
    },
    {
      storage: 512,
      price: 206_500_000,
      colors: { 'sky-blue': 4, 'space-black': 7 },
      sold: 48,
      age: 80,
    },
  ]),
  ...handsets(iphone16ProMax, [
    {
      storage: 256,
      price: 214_000_000,
      newPrice: 204_900_000,
      colors: {
        'desert-titanium': 8,
        'natural-titanium': 13,
        'black-titanium': 5,
        'white-titanium': 2,
      },
      sold: 1530,
      age: 410,
    },
    {
      storage: 512,
      price: 239_000_000,
      colors: { 'natural-titanium': 3, 'black-titanium': 0 },
      sold: 388,
      age: 410,
    },
  ]),
  ...handsets(iphone16Pro, [
    {
      storage: 128,
      price: 171_500_000,
      colors: { 'desert-titanium': 9, 'natural-titanium': 6, 'white-titanium': 4 },
      sold: 742,
      age: 405,
    },
    {
      storage: 256,
      price: 186_800_000,
      newPrice: 179_500_000,
      offerEndsInHours: 28,
      colors: { 'black-titanium': 10, 'natural-titanium': 2 },
      sold: 516,
      age: 405,
    },
  ]),
  ...handsets(iphone16Plus, [
    {
      storage: 128,
      price: 138_900_000,
      colors: { ultramarine: 5, teal: 7, pink: 3, black: 11 },
      sold: 187,
      age: 398,
    },
  ]),
  ...handsets(iphone16, [
    {
      storage: 128,
      price: 126_500_000,
      newPrice: 118_700_000,
      colors: { teal: 16, ultramarine: 24, pink: 12, white: 8, black: 33 },
      sold: 1874,
      age: 400,
      flagship: true,
    },
    {
      storage: 256,
      price: 135_400_000,
      colors: { ultramarine: 6, black: 14, teal: 0 },
      sold: 477,
      age: 400,
    },
  ]),
  ...handsets(iphone16e, [
    { storage: 128, price: 92_900_000, colors: { black: 20, white: 17 }, sold: 355, age: 270 },
    {
      storage: 256,
      price: 105_300_000,
      newPrice: 101_900_000,
      colors: { black: 6, white: 2 },
      sold: 96,
      age: 262,
    },
  ]),
  ...handsets(iphone15ProMax, [
    {
      storage: 256,
      price: 178_000_000,
      colors: { 'natural-titanium': 0, 'blue-titanium': 0 },
      sold: 1322,
      age: 700,
    },
  ]),
  ...handsets(iphone15, [
    {
      storage: 128,
      price: 104_200_000,
      newPrice: 99_800_000,
      colors: { pink: 9, blue: 14, black: 21, green: 3, yellow: 0 },
      sold: 1641,
      age: 720,
    },
    { storage: 256, price: 118_900_000, colors: { black: 5, pink: 1 }, sold: 290, age: 720 },
  ]),
  ...handsets(iphone14, [
    {
      storage: 128,
      price: 88_400_000,
      colors: { midnight: 10, starlight: 7, blue: 4, purple: 2 },
      sold: 1118,
      age: 1050,
    },
  ]),
  ...handsets(iphone13, [
    {
      storage: 128,
      price: 74_900_000,
      newPrice: 71_500_000,
      offerEndsInHours: 64,
      colors: { midnight: 18, starlight: 12, blue: 6, pink: 0 },
      sold: 2410,
      age: 1200,
    },
  ]),
]
