import type { DeviceKind } from '#demo/pictures/kinds.ts'

/** One color of a model: `code` is `#rrggbb` of its back in white light, `fa` the Persian name shown to customers. */
export type ModelColor = { code: string; fa: string }

/** Color key (the manufacturer's English name in kebab case) → color; the first is the model's main color. */
export type ModelColors = Record<string, ModelColor>

/** The colors of every model that can be drawn, by kind and model key. */
export const modelColors: Record<DeviceKind, Record<string, ModelColors>> = {
  phone: {
    'iphone-17-pro-max': {
      silver: { code: '#e3e4e5', fa: 'نقره‌ای' },
      'cosmic-orange': { code: '#f0772f', fa: 'نارنجی کیهانی' },
      'deep-blue': { code: '#33394f', fa: 'سرمه‌ای' },
    },
    'iphone-17-pro': {
      silver: { code: '#e3e4e5', fa: 'نقره‌ای' },
      'cosmic-orange': { code: '#f0772f', fa: 'نارنجی کیهانی' },
      'deep-blue': { code: '#33394f', fa: 'سرمه‌ای' },
    },
    'iphone-17': {
      black: { code: '#36393b', fa: 'مشکی' },
      white: { code: '#f4f4f2', fa: 'سفید' },
      'mist-blue': { code: '#a3b7d6', fa: 'آبی مه‌آلود' },
      sage: { code: '#b0bd93', fa: 'سبز مریم‌گلی' },
      lavender: { code: '#dccfe8', fa: 'بنفش یاسی' },
    },
    'iphone-air': {
      'space-black': { code: '#2f3033', fa: 'مشکی فضایی' },
      'cloud-white': { code: '#f4f4f0', fa: 'سفید ابری' },
      'light-gold': { code: '#efe5d3', fa: 'طلایی روشن' },
      'sky-blue': { code: '#dbe7ef', fa: 'آبی آسمانی' },
    },
    'iphone-16-pro-max': {
      'black-titanium': { code: '#3c3c3d', fa: 'تیتانیوم مشکی' },
      'white-titanium': { code: '#f0efeb', fa: 'تیتانیوم سفید' },
      'natural-titanium': { code: '#c2bcb2', fa: 'تیتانیوم طبیعی' },
      'desert-titanium': { code: '#bfa48f', fa: 'تیتانیوم صحرایی' },
    },
    'iphone-16-pro': {
      'black-titanium': { code: '#3c3c3d', fa: 'تیتانیوم مشکی' },
      'white-titanium': { code: '#f0efeb', fa: 'تیتانیوم سفید' },
      'natural-titanium': { code: '#c2bcb2', fa: 'تیتانیوم طبیعی' },
      'desert-titanium': { code: '#bfa48f', fa: 'تیتانیوم صحرایی' },
    },
    'iphone-16-plus': {
      ultramarine: { code: '#92a4ee', fa: 'آبی لاجوردی' },
      teal: { code: '#abd0ce', fa: 'سبزآبی' },
      pink: { code: '#f0aed6', fa: 'صورتی' },
      white: { code: '#f8f8f6', fa: 'سفید' },
      black: { code: '#3b3f41', fa: 'مشکی' },
    },
    'iphone-16': {
      ultramarine: { code: '#92a4ee', fa: 'آبی لاجوردی' },
      teal: { code: '#abd0ce', fa: 'سبزآبی' },
      pink: { code: '#f0aed6', fa: 'صورتی' },
      white: { code: '#f8f8f6', fa: 'سفید' },
      black: { code: '#3b3f41', fa: 'مشکی' },
    },
    'iphone-16e': {
      black: { code: '#3b3d3f', fa: 'مشکی' },
      white: { code: '#f8f8f6', fa: 'سفید' },
    },
    'iphone-15-pro-max': {
      'natural-titanium': { code: '#8f8a81', fa: 'تیتانیوم طبیعی' },
      'blue-titanium': { code: '#404a58', fa: 'تیتانیوم آبی' },
      'white-titanium': { code: '#e9e8e3', fa: 'تیتانیوم سفید' },
      'black-titanium': { code: '#3b3b3d', fa: 'تیتانیوم مشکی' },
    },
    'iphone-15': {
      pink: { code: '#ecd3d5', fa: 'صورتی' },
      yellow: { code: '#ebe5c5', fa: 'زرد' },
      green: { code: '#cfd9ca', fa: 'سبز' },
      blue: { code: '#d2dbe1', fa: 'آبی' },
      black: { code: '#3a3d40', fa: 'مشکی' },
    },
    'iphone-14': {
      midnight: { code: '#22272e', fa: 'میدنایت' },
      starlight: { code: '#f5efe6', fa: 'استارلایت' },
      red: { code: '#d5202f', fa: 'قرمز' },
      blue: { code: '#a5bbd0', fa: 'آبی' },
      purple: { code: '#e3dbea', fa: 'بنفش' },
      yellow: { code: '#f6e27f', fa: 'زرد' },
    },
    'iphone-13-pro': {
      graphite: { code: '#55544f', fa: 'گرافیتی' },
      gold: { code: '#f2e0c6', fa: 'طلایی' },
      silver: { code: '#eeefea', fa: 'نقره‌ای' },
      'sierra-blue': { code: '#a8c2da', fa: 'آبی سیرا' },
      'alpine-green': { code: '#576856', fa: 'سبز آلپاین' },
    },
    'iphone-13': {
      midnight: { code: '#232a31', fa: 'میدنایت' },
      starlight: { code: '#f6f1ea', fa: 'استارلایت' },
      blue: { code: '#2a6a8a', fa: 'آبی' },
      pink: { code: '#f6ddd6', fa: 'صورتی' },
      red: { code: '#b9121f', fa: 'قرمز' },
      green: { code: '#3c4e3b', fa: 'سبز' },
    },
    'iphone-12': {
      black: { code: '#2c2c30', fa: 'مشکی' },
      white: { code: '#f7f4f0', fa: 'سفید' },
      blue: { code: '#14446a', fa: 'آبی' },
      green: { code: '#dcf1d7', fa: 'سبز' },
      red: { code: '#d02b33', fa: 'قرمز' },
      purple: { code: '#bab2e4', fa: 'بنفش' },
    },
    'iphone-11': {
      black: { code: '#252626', fa: 'مشکی' },
      white: { code: '#f7f4ed', fa: 'سفید' },
      green: { code: '#afdfcc', fa: 'سبز' },
      yellow: { code: '#fbe285', fa: 'زرد' },
      purple: { code: '#d2cedb', fa: 'بنفش' },
      red: { code: '#b8142f', fa: 'قرمز' },
    },
    'galaxy-s25-ultra': {
      'titanium-silverblue': { code: '#b7c2cd', fa: 'تیتانیوم آبی نقره‌ای' },
      'titanium-black': { code: '#38393c', fa: 'تیتانیوم مشکی' },
      'titanium-whitesilver': { code: '#e4e4e2', fa: 'تیتانیوم سفید نقره‌ای' },
      'titanium-gray': { code: '#a19d98', fa: 'تیتانیوم خاکستری' },
    },
    'galaxy-s25-plus': {
      'icy-blue': { code: '#c4d6e8', fa: 'آبی یخی' },
      mint: { code: '#c8e3d9', fa: 'سبز نعنایی' },
      navy: { code: '#2e3953', fa: 'سرمه‌ای' },
      'silver-shadow': { code: '#c0c3c6', fa: 'نقره‌ای' },
    },
    'galaxy-s25': {
      'icy-blue': { code: '#c4d6e8', fa: 'آبی یخی' },
      mint: { code: '#c8e3d9', fa: 'سبز نعنایی' },
      navy: { code: '#2e3953', fa: 'سرمه‌ای' },
      'silver-shadow': { code: '#c0c3c6', fa: 'نقره‌ای' },
    },
    'galaxy-s25-edge': {
      'titanium-silver': { code: '#c9cbcc', fa: 'تیتانیوم نقره‌ای' },
      'titanium-jetblack': { code: '#2a2b2e', fa: 'تیتانیوم مشکی' },
      'titanium-icyblue': { code: '#c3d2de', fa: 'تیتانیوم آبی یخی' },
    },
    'galaxy-s25-fe': {
      'icy-blue': { code: '#c5d7e7', fa: 'آبی یخی' },
      jetblack: { code: '#2b2c2f', fa: 'مشکی' },
      navy: { code: '#2f3b57', fa: 'سرمه‌ای' },
      white: { code: '#f1f1ef', fa: 'سفید' },
    },
    'galaxy-s24-ultra': {
      'titanium-gray': { code: '#948f8a', fa: 'تیتانیوم خاکستری' },
      'titanium-black': { code: '#39393c', fa: 'تیتانیوم مشکی' },
      'titanium-violet': { code: '#5b566e', fa: 'تیتانیوم بنفش' },
      'titanium-yellow': { code: '#e6dab8', fa: 'تیتانیوم زرد' },
    },
    'galaxy-s24-fe': {
      blue: { code: '#b9cbe0', fa: 'آبی' },
      graphite: { code: '#45474c', fa: 'گرافیتی' },
      gray: { code: '#c9cbcd', fa: 'خاکستری' },
      mint: { code: '#c6e0d2', fa: 'سبز نعنایی' },
      yellow: { code: '#f0e6b8', fa: 'زرد' },
    },
    'galaxy-z-fold7': {
      'blue-shadow': { code: '#3c4d6b', fa: 'آبی' },
      'silver-shadow': { code: '#c4c6c8', fa: 'نقره‌ای' },
      jetblack: { code: '#28292c', fa: 'مشکی' },
    },
    'galaxy-z-flip7': {
      'blue-shadow': { code: '#3c4d6b', fa: 'آبی' },
      jetblack: { code: '#28292c', fa: 'مشکی' },
      coralred: { code: '#e2604f', fa: 'قرمز مرجانی' },
    },
    'galaxy-a56': {
      lightgray: { code: '#d3d6d9', fa: 'خاکستری روشن' },
      graphite: { code: '#46484d', fa: 'گرافیتی' },
      olive: { code: '#8b9185', fa: 'زیتونی' },
      pink: { code: '#e9cfd0', fa: 'صورتی' },
    },
    'galaxy-a36': {
      lavender: { code: '#d0c8e2', fa: 'بنفش یاسی' },
      black: { code: '#2f3136', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
      lime: { code: '#d9e6b8', fa: 'لیمویی' },
    },
    'galaxy-a26': {
      black: { code: '#2d2f34', fa: 'مشکی' },
      white: { code: '#f0f1f0', fa: 'سفید' },
      mint: { code: '#c9e4da', fa: 'سبز نعنایی' },
      'peach-pink': { code: '#f2cfc3', fa: 'صورتی هلویی' },
    },
    'galaxy-a16': {
      'blue-black': { code: '#2b3140', fa: 'سرمه‌ای تیره' },
      'light-gray': { code: '#d5d8db', fa: 'خاکستری روشن' },
      gold: { code: '#e8dcc6', fa: 'طلایی' },
    },
    'galaxy-a06': {
      black: { code: '#2c2e33', fa: 'مشکی' },
      'light-blue': { code: '#c3d5e6', fa: 'آبی روشن' },
      gold: { code: '#e9ddc8', fa: 'طلایی' },
    },
    'xiaomi-15-ultra': {
      black: { code: '#26272a', fa: 'مشکی' },
      white: { code: '#f1f0ee', fa: 'سفید' },
      'silver-chrome': { code: '#c9cacc', fa: 'نقره‌ای کروم' },
    },
    'xiaomi-15': {
      black: { code: '#2a2b2e', fa: 'مشکی' },
      white: { code: '#f1f1ef', fa: 'سفید' },
      green: { code: '#b5c7b7', fa: 'سبز' },
    },
    'xiaomi-15t-pro': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      gray: { code: '#9fa2a6', fa: 'خاکستری' },
      'mocha-gold': { code: '#b79f88', fa: 'طلایی موکا' },
    },
    'xiaomi-15t': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      gray: { code: '#a4a7ab', fa: 'خاکستری' },
      'rose-gold': { code: '#e3c6bb', fa: 'رزگلد' },
    },
    'xiaomi-14t': {
      'titan-gray': { code: '#8f9196', fa: 'خاکستری تیتان' },
      'titan-blue': { code: '#4c5f7d', fa: 'آبی تیتان' },
      'titan-black': { code: '#2c2d30', fa: 'مشکی تیتان' },
      'lemon-green': { code: '#cdd6a4', fa: 'سبز لیمویی' },
    },
    'redmi-note-14-pro-plus': {
      'frost-blue': { code: '#aebfd6', fa: 'آبی یخی' },
      'midnight-black': { code: '#2a2b2f', fa: 'مشکی' },
      'lavender-purple': { code: '#c9bfdf', fa: 'بنفش یاسی' },
    },
    'redmi-note-14-pro': {
      'coral-green': { code: '#a8c6bb', fa: 'سبز مرجانی' },
      'midnight-black': { code: '#2a2b2f', fa: 'مشکی' },
      'lavender-purple': { code: '#c8bede', fa: 'بنفش یاسی' },
    },
    'redmi-note-14': {
      'midnight-black': { code: '#292a2e', fa: 'مشکی' },
      'lime-green': { code: '#bcd3a8', fa: 'سبز لیمویی' },
      'ocean-blue': { code: '#4e76a8', fa: 'آبی اقیانوسی' },
      'mist-purple': { code: '#c3bbdb', fa: 'بنفش مه‌آلود' },
    },
    'redmi-15': {
      'midnight-black': { code: '#2a2b2f', fa: 'مشکی' },
      'titan-gray': { code: '#9b9da2', fa: 'خاکستری تیتان' },
      'sandy-purple': { code: '#c6b8d2', fa: 'بنفش شنی' },
    },
    'redmi-14c': {
      'midnight-black': { code: '#292a2e', fa: 'مشکی' },
      'sage-green': { code: '#a9bca6', fa: 'سبز مریم‌گلی' },
      'dreamy-purple': { code: '#b9aedd', fa: 'بنفش رویایی' },
      'starry-blue': { code: '#4a6391', fa: 'آبی پرستاره' },
    },
    'redmi-a5': {
      'midnight-black': { code: '#292a2d', fa: 'مشکی' },
      'sandy-gold': { code: '#e3d3b6', fa: 'طلایی شنی' },
      'lake-green': { code: '#a9cdc0', fa: 'سبز دریاچه‌ای' },
      'ocean-blue': { code: '#557fb0', fa: 'آبی اقیانوسی' },
    },
    'poco-f7-ultra': {
      black: { code: '#26272a', fa: 'مشکی' },
      yellow: { code: '#f2cb3c', fa: 'زرد' },
    },
    'poco-f7-pro': {
      black: { code: '#26272a', fa: 'مشکی' },
      silver: { code: '#c6c8cb', fa: 'نقره‌ای' },
      blue: { code: '#4a6fa3', fa: 'آبی' },
    },
    'poco-f7': {
      black: { code: '#27282b', fa: 'مشکی' },
      white: { code: '#efefed', fa: 'سفید' },
      'cyber-silver': { code: '#aeb3ba', fa: 'نقره‌ای سایبری' },
    },
    'poco-x7-pro': {
      black: { code: '#28292b', fa: 'مشکی' },
      yellow: { code: '#f1c93b', fa: 'زرد' },
      green: { code: '#a9c6ab', fa: 'سبز' },
    },
    'poco-x7': {
      black: { code: '#28292b', fa: 'مشکی' },
      silver: { code: '#c9cbce', fa: 'نقره‌ای' },
      green: { code: '#9fbfa6', fa: 'سبز' },
    },
    'poco-m7-pro': {
      'lavender-frost': { code: '#c5bcdd', fa: 'بنفش یاسی' },
      'lunar-dust': { code: '#c9c8c6', fa: 'خاکستری ماه' },
      'olive-twilight': { code: '#858c72', fa: 'زیتونی' },
    },
    'poco-c75': {
      black: { code: '#28292c', fa: 'مشکی' },
      gold: { code: '#dfcfae', fa: 'طلایی' },
      green: { code: '#a5c4b0', fa: 'سبز' },
    },
    'honor-magic7-pro': {
      black: { code: '#28292c', fa: 'مشکی' },
      'lunar-shadow-grey': { code: '#a9abae', fa: 'خاکستری مهتابی' },
      'breeze-blue': { code: '#b9cfdf', fa: 'آبی نسیم' },
    },
    'honor-400-pro': {
      'midnight-black': { code: '#27282b', fa: 'مشکی' },
      'lunar-grey': { code: '#b9bbbe', fa: 'خاکستری مهتابی' },
      'tidal-blue': { code: '#8aa7c4', fa: 'آبی جزرومد' },
    },
    'honor-400': {
      'midnight-black': { code: '#27282b', fa: 'مشکی' },
      'desert-gold': { code: '#dcc7a6', fa: 'طلایی صحرایی' },
      'meteor-silver': { code: '#c5c9cd', fa: 'نقره‌ای شهابی' },
    },
    'honor-400-lite': {
      'velvet-black': { code: '#28292c', fa: 'مشکی مخملی' },
      'velvet-grey': { code: '#a8abaf', fa: 'خاکستری مخملی' },
      'marrs-green': { code: '#4d8d8d', fa: 'سبز مارس' },
    },
    'honor-x9c': {
      'titanium-black': { code: '#2d2e31', fa: 'مشکی تیتانیوم' },
      'titanium-purple': { code: '#a498b8', fa: 'بنفش تیتانیوم' },
      'jade-cyan': { code: '#9fc4c0', fa: 'فیروزه‌ای یشمی' },
    },
    'honor-x8c': {
      'midnight-black': { code: '#27282b', fa: 'مشکی' },
      'marrs-green': { code: '#4f9090', fa: 'سبز مارس' },
      'moonlight-white': { code: '#eceef0', fa: 'سفید مهتابی' },
    },
    'nothing-phone-3': {
      black: { code: '#26272a', fa: 'مشکی' },
      white: { code: '#eeeeec', fa: 'سفید' },
    },
    'nothing-phone-3a-pro': {
      grey: { code: '#a5a7aa', fa: 'خاکستری' },
      black: { code: '#27282b', fa: 'مشکی' },
    },
    'nothing-phone-3a': {
      black: { code: '#27282b', fa: 'مشکی' },
      white: { code: '#eeeeec', fa: 'سفید' },
      blue: { code: '#5d86b5', fa: 'آبی' },
    },
    'cmf-phone-2-pro': {
      white: { code: '#eeeeea', fa: 'سفید' },
      black: { code: '#2a2b2d', fa: 'مشکی' },
      orange: { code: '#ef6a34', fa: 'نارنجی' },
      'light-green': { code: '#c3d6b8', fa: 'سبز روشن' },
    },
    'pixel-10-pro-xl': {
      obsidian: { code: '#2f3135', fa: 'مشکی ابسیدین' },
      porcelain: { code: '#efe9e0', fa: 'سفید پرسلان' },
      moonstone: { code: '#6f7c8d', fa: 'خاکستری مهتاب‌سنگ' },
      jade: { code: '#c9d3a8', fa: 'سبز یشمی' },
    },
    'pixel-10-pro': {
      obsidian: { code: '#2f3135', fa: 'مشکی ابسیدین' },
      porcelain: { code: '#efe9e0', fa: 'سفید پرسلان' },
      moonstone: { code: '#6f7c8d', fa: 'خاکستری مهتاب‌سنگ' },
      jade: { code: '#c9d3a8', fa: 'سبز یشمی' },
    },
    'pixel-10': {
      obsidian: { code: '#2f3135', fa: 'مشکی ابسیدین' },
      frost: { code: '#c8d0e2', fa: 'آبی یخی' },
      indigo: { code: '#46649e', fa: 'نیلی' },
      lemongrass: { code: '#dfe3a0', fa: 'لیمویی' },
    },
    'pixel-9a': {
      obsidian: { code: '#303236', fa: 'مشکی ابسیدین' },
      porcelain: { code: '#efe9e0', fa: 'سفید پرسلان' },
      peony: { code: '#ee8fa4', fa: 'صورتی گل صدتومانی' },
      iris: { code: '#a9abdd', fa: 'بنفش زنبقی' },
    },
    'pixel-9': {
      obsidian: { code: '#303236', fa: 'مشکی ابسیدین' },
      porcelain: { code: '#efe8de', fa: 'سفید پرسلان' },
      wintergreen: { code: '#a8c6b2', fa: 'سبز زمستانی' },
      peony: { code: '#ee8a9f', fa: 'صورتی گل صدتومانی' },
    },
    'motorola-edge-60-pro': {
      shadow: { code: '#3a4047', fa: 'خاکستری سایه' },
      'dazzling-blue': { code: '#3f5f9c', fa: 'آبی درخشان' },
      'sparkling-grape': { code: '#6d4a70', fa: 'بنفش انگوری' },
    },
    'motorola-edge-60-fusion': {
      slipstream: { code: '#6f7d8c', fa: 'خاکستری آبی' },
      amazonite: { code: '#57a3a0', fa: 'سبز آمازونیت' },
      zephyr: { code: '#e2b7bd', fa: 'صورتی نسیم' },
    },
    'motorola-razr-60-ultra': {
      scarab: { code: '#3c4a41', fa: 'سبز اسکاراب' },
      'mountain-trail': { code: '#8a6546', fa: 'قهوه‌ای چوب' },
      'rio-red': { code: '#a3283a', fa: 'قرمز ریو' },
      cabaret: { code: '#c2396f', fa: 'سرخابی' },
    },
    'moto-g86': {
      spellbound: { code: '#5b6b95', fa: 'آبی بنفش' },
      chrysanthemum: { code: '#b24a5a', fa: 'سرخ داودی' },
      'cosmic-sky': { code: '#b9bdd9', fa: 'آبی کیهانی' },
      'golden-cypress': { code: '#6d7a5e', fa: 'سبز سروی' },
    },
    'moto-g15': {
      'gravity-grey': { code: '#5e6268', fa: 'خاکستری' },
      'iguana-green': { code: '#7d9b77', fa: 'سبز ایگوانا' },
      'sunrise-orange': { code: '#e0835a', fa: 'نارنجی طلوع' },
    },
    'nokia-g42': {
      'so-purple': { code: '#9182c4', fa: 'بنفش' },
      'so-grey': { code: '#6d7178', fa: 'خاکستری' },
    },
  },
  'feature-phone': {
    'nokia-105': {
      charcoal: { code: '#34373b', fa: 'زغالی' },
      cyan: { code: '#4bb3c8', fa: 'فیروزه‌ای' },
      red: { code: '#c8402f', fa: 'قرمز' },
    },
    'nokia-3210-4g': {
      'scuba-blue': { code: '#2f86b5', fa: 'آبی' },
      'y2k-gold': { code: '#d9b253', fa: 'طلایی' },
      'grunge-black': { code: '#2b2d30', fa: 'مشکی' },
    },
    'nokia-110': {
      charcoal: { code: '#383b40', fa: 'زغالی' },
      'cloudy-blue': { code: '#8fa9c4', fa: 'آبی ابری' },
    },
  },
  tablet: {
    'ipad-pro-m4-11': {
      silver: { code: '#dcdddf', fa: 'نقره‌ای' },
      'space-black': { code: '#333436', fa: 'مشکی فضایی' },
    },
    'ipad-air-m3-11': {
      'space-gray': { code: '#7b7c80', fa: 'خاکستری فضایی' },
      blue: { code: '#c7d6e2', fa: 'آبی' },
      purple: { code: '#d6d1e0', fa: 'بنفش' },
      starlight: { code: '#e9e2d6', fa: 'استارلایت' },
    },
    'ipad-a16': {
      blue: { code: '#7fa6d6', fa: 'آبی' },
      pink: { code: '#e3768f', fa: 'صورتی' },
      yellow: { code: '#f0d568', fa: 'زرد' },
      silver: { code: '#dedfe1', fa: 'نقره‌ای' },
    },
    'ipad-mini-7': {
      'space-gray': { code: '#77787c', fa: 'خاکستری فضایی' },
      blue: { code: '#bccfdd', fa: 'آبی' },
      purple: { code: '#cfc8dc', fa: 'بنفش' },
      starlight: { code: '#e9e2d6', fa: 'استارلایت' },
    },
    'galaxy-tab-s10-ultra': {
      'moonstone-gray': { code: '#6f7277', fa: 'خاکستری' },
      'platinum-silver': { code: '#d3d4d3', fa: 'نقره‌ای پلاتینیوم' },
    },
    'galaxy-tab-s10-fe': {
      gray: { code: '#7e8186', fa: 'خاکستری' },
      silver: { code: '#d5d6d7', fa: 'نقره‌ای' },
      blue: { code: '#a9bed3', fa: 'آبی' },
    },
    'galaxy-tab-a9-plus': {
      graphite: { code: '#4b4d52', fa: 'گرافیتی' },
      silver: { code: '#d2d4d6', fa: 'نقره‌ای' },
      navy: { code: '#333d55', fa: 'سرمه‌ای' },
    },
    'xiaomi-pad-7-pro': {
      gray: { code: '#85888d', fa: 'خاکستری' },
      blue: { code: '#9db8d3', fa: 'آبی' },
      green: { code: '#a9c3b4', fa: 'سبز' },
    },
    'xiaomi-pad-7': {
      gray: { code: '#85888d', fa: 'خاکستری' },
      blue: { code: '#9db8d3', fa: 'آبی' },
      green: { code: '#a9c3b4', fa: 'سبز' },
    },
    'redmi-pad-se': {
      'graphite-gray': { code: '#66696e', fa: 'خاکستری گرافیتی' },
      'lavender-purple': { code: '#c3bbdb', fa: 'بنفش یاسی' },
      'mint-green': { code: '#b5d6c5', fa: 'سبز نعنایی' },
    },
  },
  watch: {
    'apple-watch-series-11': {
      'jet-black': { code: '#242528', fa: 'مشکی براق' },
      silver: { code: '#dcdddf', fa: 'نقره‌ای' },
      'rose-gold': { code: '#e6c3b0', fa: 'رزگلد' },
      'space-gray': { code: '#6f7074', fa: 'خاکستری فضایی' },
    },
    'apple-watch-ultra-3': {
      'natural-titanium': { code: '#bdb5a8', fa: 'تیتانیوم طبیعی' },
      'black-titanium': { code: '#343437', fa: 'تیتانیوم مشکی' },
    },
    'apple-watch-se-3': {
      midnight: { code: '#272b33', fa: 'میدنایت' },
      starlight: { code: '#e8e0d3', fa: 'استارلایت' },
    },
    'galaxy-watch-8': {
      graphite: { code: '#46484c', fa: 'گرافیتی' },
      silver: { code: '#d6d7d8', fa: 'نقره‌ای' },
    },
    'galaxy-watch-8-classic': {
      black: { code: '#2c2d30', fa: 'مشکی' },
      white: { code: '#e6e6e4', fa: 'سفید' },
    },
    'galaxy-watch-ultra': {
      'titanium-silver': { code: '#c3c2bf', fa: 'تیتانیوم نقره‌ای' },
      'titanium-gray': { code: '#6c6b69', fa: 'تیتانیوم خاکستری' },
      'titanium-white': { code: '#e6e4de', fa: 'تیتانیوم سفید' },
      'titanium-blue': { code: '#3f4c66', fa: 'تیتانیوم آبی' },
    },
    'xiaomi-watch-s4': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      silver: { code: '#d0d2d4', fa: 'نقره‌ای' },
    },
    'redmi-watch-5': {
      'obsidian-black': { code: '#2a2b2e', fa: 'مشکی' },
      'silver-gray': { code: '#c6c8cb', fa: 'خاکستری نقره‌ای' },
    },
    'xiaomi-band-10': {
      'midnight-black': { code: '#292a2d', fa: 'مشکی' },
      'glacier-silver': { code: '#d4d6d9', fa: 'نقره‌ای یخی' },
      'mystic-rose': { code: '#e0b9b6', fa: 'رز' },
    },
    'amazfit-bip-6': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      charcoal: { code: '#55585c', fa: 'زغالی' },
      stone: { code: '#cfc8bb', fa: 'سنگی' },
      red: { code: '#c63a3f', fa: 'قرمز' },
    },
  },
  earbuds: {
    'airpods-pro-3': {
      white: { code: '#f7f7f7', fa: 'سفید' },
    },
    'airpods-4': {
      white: { code: '#f7f7f7', fa: 'سفید' },
    },
    'galaxy-buds-3-pro': {
      silver: { code: '#c3c5c9', fa: 'نقره‌ای' },
      white: { code: '#f2f2f1', fa: 'سفید' },
    },
    'galaxy-buds-3-fe': {
      black: { code: '#2b2c2f', fa: 'مشکی' },
      gray: { code: '#c4c7ca', fa: 'خاکستری' },
    },
    'redmi-buds-6-pro': {
      'space-black': { code: '#2b2c30', fa: 'مشکی' },
      'glacier-white': { code: '#f1f2f3', fa: 'سفید' },
      'lavender-purple': { code: '#c6bee0', fa: 'بنفش یاسی' },
    },
    'nothing-ear': {
      black: { code: '#26272a', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
    },
    'soundcore-p40i': {
      black: { code: '#292a2c', fa: 'مشکی' },
      white: { code: '#f1f1ef', fa: 'سفید' },
      blue: { code: '#6f8fb9', fa: 'آبی' },
    },
    'honor-earbuds-x7': {
      white: { code: '#f2f2f1', fa: 'سفید' },
      black: { code: '#2a2b2d', fa: 'مشکی' },
    },
  },
  headphones: {
    'airpods-max': {
      midnight: { code: '#2b3037', fa: 'میدنایت' },
      starlight: { code: '#e5ddd0', fa: 'استارلایت' },
      blue: { code: '#a9bccb', fa: 'آبی' },
      purple: { code: '#c9bcd3', fa: 'بنفش' },
      orange: { code: '#e59a78', fa: 'نارنجی' },
    },
    'sony-wh-1000xm6': {
      black: { code: '#2c2c2e', fa: 'مشکی' },
      'platinum-silver': { code: '#d8d4cd', fa: 'نقره‌ای پلاتینیوم' },
      'midnight-blue': { code: '#313a52', fa: 'آبی نیمه‌شب' },
    },
    'sony-wh-ch720n': {
      black: { code: '#2c2d2f', fa: 'مشکی' },
      white: { code: '#eeeae4', fa: 'سفید' },
      blue: { code: '#46597a', fa: 'آبی' },
    },
    'soundcore-q30i': {
      black: { code: '#2b2c2e', fa: 'مشکی' },
      white: { code: '#eeeeec', fa: 'سفید' },
      pink: { code: '#e6c2c1', fa: 'صورتی' },
    },
    'jbl-tune-770nc': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
      blue: { code: '#3d5a86', fa: 'آبی' },
      purple: { code: '#8a7bab', fa: 'بنفش' },
    },
  },
  charger: {
    'apple-20w': {
      white: { code: '#f6f6f5', fa: 'سفید' },
    },
    'apple-40w': {
      white: { code: '#f6f6f5', fa: 'سفید' },
    },
    'xiaomi-67w': {
      white: { code: '#f6f6f5', fa: 'سفید' },
    },
    'samsung-25w': {
      black: { code: '#2b2c2e', fa: 'مشکی' },
      white: { code: '#f3f3f2', fa: 'سفید' },
    },
    'samsung-45w': {
      black: { code: '#2b2c2e', fa: 'مشکی' },
      white: { code: '#f3f3f2', fa: 'سفید' },
    },
    'anker-nano-45w': {
      black: { code: '#2c2d2f', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
    },
    'baseus-gan-65w': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      white: { code: '#f2f2f0', fa: 'سفید' },
    },
    'anker-prime-100w': {
      black: { code: '#2f3032', fa: 'مشکی' },
    },
  },
  cable: {
    'apple-usb-c-1m': {
      white: { code: '#f5f5f4', fa: 'سفید' },
    },
    'anker-usb-c-240w': {
      black: { code: '#2f3033', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
    },
    'baseus-usb-c-lightning': {
      black: { code: '#2d2e30', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
    },
    'samsung-usb-c': {
      black: { code: '#2c2d2f', fa: 'مشکی' },
      white: { code: '#f2f2f0', fa: 'سفید' },
    },
  },
  'power-bank': {
    'anker-zolo-20000': {
      black: { code: '#2d2e31', fa: 'مشکی' },
      white: { code: '#f0f0ee', fa: 'سفید' },
      blue: { code: '#9fb6cf', fa: 'آبی' },
    },
    'anker-maggo-10000': {
      black: { code: '#2e2f32', fa: 'مشکی' },
      white: { code: '#f0efed', fa: 'سفید' },
      blue: { code: '#a7bccf', fa: 'آبی' },
    },
    'xiaomi-20000-33w': {
      'ice-blue': { code: '#c3d6e2', fa: 'آبی یخی' },
      tan: { code: '#cdb79b', fa: 'قهوه‌ای روشن' },
    },
    'samsung-10000-25w': {
      beige: { code: '#e4dccf', fa: 'بژ' },
    },
    'baseus-bipow-20000': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      white: { code: '#f2f2f0', fa: 'سفید' },
    },
    'baseus-magsafe-6000': {
      black: { code: '#2c2d30', fa: 'مشکی' },
      white: { code: '#f1f1ef', fa: 'سفید' },
      purple: { code: '#c4bbd8', fa: 'بنفش' },
    },
  },
  case: {
    'iphone-17-pro-max-silicone': {
      midnight: { code: '#2b313b', fa: 'میدنایت' },
      orange: { code: '#f0803c', fa: 'نارنجی' },
      'anchor-blue': { code: '#4a6079', fa: 'آبی لنگر' },
    },
    'iphone-17-silicone': {
      black: { code: '#2c2d2f', fa: 'مشکی' },
      'light-moss': { code: '#c2c9a6', fa: 'خزه‌ای روشن' },
      'purple-fog': { code: '#a79fbd', fa: 'بنفش مه‌آلود' },
    },
    'iphone-16-clear': {
      clear: { code: '#eef2f3', fa: 'شفاف' },
    },
    'galaxy-a56-clear': {
      clear: { code: '#eef2f3', fa: 'شفاف' },
    },
    'iphone-air-bumper': {
      black: { code: '#2c2d2f', fa: 'مشکی' },
      'light-gray': { code: '#d2d3d5', fa: 'خاکستری روشن' },
      'light-blue': { code: '#bfd2e2', fa: 'آبی روشن' },
      tan: { code: '#c7ab8b', fa: 'قهوه‌ای روشن' },
    },
    'galaxy-s25-ultra-silicone': {
      black: { code: '#2c2d30', fa: 'مشکی' },
      gray: { code: '#b7b8ba', fa: 'خاکستری' },
      blue: { code: '#8fa9c8', fa: 'آبی' },
    },
    'spigen-iphone-17-pro': {
      'matte-black': { code: '#2a2b2d', fa: 'مشکی مات' },
      'navy-blue': { code: '#323d54', fa: 'سرمه‌ای' },
    },
    'xiaomi-15t-pro-case': {
      black: { code: '#2b2c2e', fa: 'مشکی' },
      gray: { code: '#8e9196', fa: 'خاکستری' },
    },
  },
  laptop: {
    'macbook-air-m4-13': {
      'sky-blue': { code: '#c9d6e0', fa: 'آبی آسمانی' },
      silver: { code: '#dcdddf', fa: 'نقره‌ای' },
      starlight: { code: '#e5ddd0', fa: 'استارلایت' },
      midnight: { code: '#2e3642', fa: 'میدنایت' },
    },
    'macbook-pro-m4-14': {
      'space-black': { code: '#343537', fa: 'مشکی فضایی' },
      silver: { code: '#dcdddf', fa: 'نقره‌ای' },
    },
    'galaxy-book-4': {
      gray: { code: '#85878b', fa: 'خاکستری' },
      silver: { code: '#d2d3d5', fa: 'نقره‌ای' },
    },
  },
  speaker: {
    'jbl-flip-7': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      blue: { code: '#2c5f9e', fa: 'آبی' },
      red: { code: '#c12e35', fa: 'قرمز' },
      white: { code: '#e9e9e6', fa: 'سفید' },
      pink: { code: '#e4a3b4', fa: 'صورتی' },
    },
    'jbl-charge-6': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      blue: { code: '#2c5f9e', fa: 'آبی' },
      red: { code: '#c12e35', fa: 'قرمز' },
      white: { code: '#e9e9e6', fa: 'سفید' },
      pink: { code: '#e4a3b4', fa: 'صورتی' },
    },
    'soundcore-motion-300': {
      black: { code: '#2a2b2d', fa: 'مشکی' },
      blue: { code: '#4a6a8c', fa: 'آبی' },
      green: { code: '#6f8a78', fa: 'سبز' },
    },
  },
  gamepad: {
    dualsense: {
      white: { code: '#f0f0f0', fa: 'سفید' },
      'midnight-black': { code: '#2d2e32', fa: 'مشکی' },
      'cosmic-red': { code: '#b0263a', fa: 'قرمز کیهانی' },
      'starlight-blue': { code: '#6fa8d9', fa: 'آبی ستاره‌ای' },
    },
    'xbox-controller': {
      'carbon-black': { code: '#2a2b2d', fa: 'مشکی کربنی' },
      'robot-white': { code: '#efefee', fa: 'سفید' },
      'shock-blue': { code: '#2f6fc4', fa: 'آبی' },
      'pulse-red': { code: '#c9303a', fa: 'قرمز' },
    },
  },
}
