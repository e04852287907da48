import { expect, it } from 'vitest'
import { toMapFrame } from './map-frame'

const google = 'https://www.google.com/maps'
const start = '!1m18!1m12!1m3!1d2624.9!2d2.2922926!3d48.8583701!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1'
const search = (place: string) => `${google}/search/?api=1&query=${encodeURIComponent(place)}`

it.each([
  [
    `${google}/embed?pb=${start}!3m3!1m2!1s0x47e66e2964e34e2d%3A0x8ddca9ee380ef7e0!2sTour%20Eiffel!5e0!3m2!1sfr!2sfr`,
    'Tour Eiffel',
  ],
  [
    `https://www.google.de/maps/embed?pb=${start}!3m3!1m2!1s0x0%3A0x0!2z${Buffer.from('Kölner Dom').toString('base64url')}!5e0`,
    'Kölner Dom',
  ],
  [`${google}/embed?pb=${start}!5e0!3m2!1sde!2sde`, '48.8583701,2.2922926'],
  [
    `${google}/embed?pb=!1m28!1m12${start}!4m13!3e0!4m5!1s0x1%3A0x2!2sGare%20du%20Nord!4m5!1s0x3%3A0x4!2sAcme%2C%20Paris!5e0`,
    'Acme, Paris',
  ],
  [`${google}/embed/v1/place?key=AIza&q=Acme,Paris+10e`, 'Acme,Paris 10e'],
  [`${google}/embed/v1/search?key=AIza&q=caf%C3%A9s`, 'cafés'],
  [`${google}/embed/v1/directions?key=AIza&origin=A&destination=Acme`, 'Acme'],
  [`${google}/embed/v1/view?key=AIza&center=48.8,2.3&zoom=12`, '48.8,2.3'],
  [`${google}?q=Acme%20Paris&output=embed`, 'Acme Paris'],
  ['https://maps.google.com/maps?q=Acme&t=&z=13&ie=UTF8&iwloc=&output=embed', 'Acme'],
  ['https://maps.google.co.uk/?q=Acme&output=embed', 'Acme'],
])('the frame %s shows the place %s', (url, place) =>
  expect(toMapFrame(url)).toEqual({ place, url: search(place) }),
)

it.each([
  [`${google}/d/u/0/embed?mid=1AbC-d_e&ehbc=2E312F`, `${google}/d/viewer?mid=1AbC-d_e`],
  ['https://maps.google.com/maps?cid=123&output=embed', 'https://maps.google.com/maps?cid=123'],
  [`${google}/embed?pb=!1m18`, null],
  [`${google}/embed/v1/place?key=AIza&q=place_id:ChIJ`, null],
])('the page of the frame %s is %s', (url, page) =>
  expect(toMapFrame(url)).toEqual({ place: null, url: page }),
)

it.each([
  `${google}/place/Acme/@48.8,2.3,17z`,
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/?q=Acme',
  'https://docs.google.com/maps/embed?q=Acme',
  'https://google.com.evil.example/maps/embed?q=Acme',
  'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
])('%s is no frame of a map', (url) => expect(toMapFrame(url)).toBeNull())
