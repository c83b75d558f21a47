import { compareListKey, recentlyViewedKey } from './storage-keys.ts'
import { themeKey } from './theme.ts'

/** Where the tags of the page's scripts wait until they are let in. */
export const scriptsId = 'scripts'

/** Marks the script that has to have run before the last one is let in. */
export const firstMark = 'data-first'

/** The property of the window that keeps the button that was pressed before the page was taken over. */
export const earlyPress = 'pressedEarly'

/** The property of the window that watches the folded parts of the page (`Below`) until it is taken over. */
export const foldedParts = 'foldedParts'

/**
 * Runs before the first paint, on every page. Sets the theme (the stored choice, else the system's) and the marks of a
 * signed-in visitor, of one who has looked at products before and of one who compares some. Keeps the button that is
 * pressed before the scripts are there, to be pressed again then (`keepEarlyInput`). Holds back what is below the first
 * screen (`Below`), unless the address leads into it.
 */
export const headScript = [
  `(function(w,d,r){`,
  `d.addEventListener('click',function(e){var b=e.target.closest('button[type=button]');if(b)w.${earlyPress}=b});`,
  `var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}`,
  `r.dataset.theme=t||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');`,
  `try{if(localStorage.getItem('${recentlyViewedKey}'))r.setAttribute('data-recent','');`,
  `if(localStorage.getItem('${compareListKey}'))r.setAttribute('data-compare','')}catch(e){}`,
  `if(/(^|; )signedIn=/.test(d.cookie))r.setAttribute('data-signed-in','');`,
  `if(/(^|; )announcement=closed/.test(d.cookie))r.setAttribute('data-announcement','closed');`,
  `if(!location.hash)r.setAttribute('data-held','')`,
  `})(window,document,document.documentElement)`,
].join('')

/**
 * Stands at the end of every page. Lets the scripts in as soon as the largest picture is there and the browser says that
 * something is painted, so that on a slow line they do not take its place; at once when somebody touches the page, and
 * soon in any case. The last one waits for the one that is marked to be first: scripts from a template run as they come.
 * Then lays out what was held back, one part a frame, so that the page can answer in between; what is farther than
 * Chromium looks ahead (one and a half screens) is only released, all at once. What is folded is unfolded when it comes
 * near before React is there.
 * A script here also makes the browser wait for the styles before it calls the page complete: Chromium would lay it out
 * without them then, for nothing.
 */
export const footScript = [
  `(function(w,d,r){`,
  `var b,far=[];function go(){if(b)return;b=[];`,
  `d.querySelectorAll(matchMedia('(max-width:599px)').matches?'[data-below]':'[data-below=""]').forEach(function(e){`,
  `var o=e.parentElement.closest('[data-below=""]')||e;`,
  `(o.getBoundingClientRect().top>2.5*innerHeight?far:b).push(e)});`,
  `requestAnimationFrame(show);`,
  `var s=d.getElementById('${scriptsId}');if(!s)return;s.remove();`,
  `var c=s.content,l=c.lastElementChild,f=c.querySelector('[${firstMark}]');`,
  `if(f){l.remove();f.onload=f.onerror=function(){d.head.append(l)}}`,
  `d.head.append(c)}`,
  `function show(){var e=b.shift();if(!e||d.hidden){far.forEach(release);return r.removeAttribute('data-held')}`,
  `release(e);requestAnimationFrame(show)}`,
  `function release(e){e.style.contentVisibility='auto'}`,
  `w.${foldedParts}=new IntersectionObserver(function(a,o){a.forEach(function(t){var e=t.target;if(!t.isIntersecting)return;`,
  `o.unobserve(e);var f=e.querySelector('noscript');f.outerHTML=f.textContent;e.removeAttribute('data-folded')})},`,
  `{rootMargin:'100% 0%'});`,
  `d.querySelectorAll('[data-folded]').forEach(function(e){w.${foldedParts}.observe(e)});`,
  `function painted(){var o;try{o=new PerformanceObserver(function(){o.disconnect();soon()});`,
  `o.observe({type:'paint',buffered:true})}catch(e){soon()}}`,
  `function soon(){requestAnimationFrame(function(){requestAnimationFrame(go)})}`,
  `var i=d.querySelector('img[fetchpriority=high]');`,
  `if(!i||i.complete)painted();else{i.addEventListener('load',painted);i.addEventListener('error',go)}`,
  `setTimeout(go,2000);`,
  `w.addEventListener('pointerdown',go);w.addEventListener('keydown',go)`,
  `})(window,document,document.documentElement)`,
].join('')

/** Their hashes stand in the content security policy. */
export const inlineScripts = [headScript, footScript]
