/**
 * Words of everyday sentences that the stock cannot be searched by. The list leaves out all trade words, and words that
 * are commonly badges.
 */
export const EVERYDAY_WORDS = `
  ive youve weve theyve id youd wed theyd hed shed ill youll well theyll hell im youre were theyre hes shes its lets
  whos whens hows heres theres arent wasnt werent dont doesnt didnt cant couldnt wont wouldnt shouldnt mustnt havent
  hasnt hadnt gotta gonna wanna gimme lemme dunno kinda sorta aint yeah yep yes nope nah ok okay alright sure maybe he
  him his hers himself myself yourself themselves they them their theirs ours yours us whom whose who why when there
  here where everywhere anywhere somewhere nowhere everyone anyone someone everybody anybody somebody nobody been
  being was had done doing did does goes going gone went come comes coming came take takes taking took taken give
  gives giving gave given make makes making made put puts putting keep keeps keeping kept let letting seem seems seen
  saw see sees seeing says saying said tell tells telling told ask asks asking asked know knows knowing knew known
  think thinks thinking thought feel feels feeling felt hear heard hoping hope hopes wish wishes wondering wonder
  wonders help helps helping recommend recommends recommended recommendation recommendations suggest suggests
  suggested suggestion suggestions suit suits suited suitable fit fits fitting fitted equipped consider considering
  considered choose choosing chosen pick picking picked decide deciding compare comparing try trying tried start
  starting stop stopping run runs running move moves moving moved carries carrying carried bring bringing brings brought
  send sending sent show shows shown showing use uses using useful drive drives driven drove handle handles handling
  haul hauling lug fetch upgrade upgrading upgraded downsize downsizing replace replacing replacement swap swapping
  swaps change changing changed spend spending spent save saving saves saved pay pays paying paid afford lend loan
  loans borrow owe owes live lives living lived stay staying stays sit sitting sits stand standing sleep get gets
  getting gotten buyer buyers seller sellers customer customers shopper folks guys guy bloke blokes lady ladies men
  woman women boy boys girl girls baby babies bub bubs toddler toddlers newborn twins triplets sister brother sisters
  brothers cousin mother father mums dads mummy daddy grandparents grandmother grandfather pop nana nanna grandson
  granddaughter parents parent retiree retirees retired pensioner pensioners elderly senior seniors oldies couple
  friend friends wifes girlfriend boyfriend fiance fiancee flatmate housemate workers worker staff team apprentice
  apprentices builder builders plumber plumbers sparky sparkies electrician carpenter chippy chippies landscaper
  landscapers gardener gardening farmer farmers farm farms farming property acreage paddock rural nurse nurses teacher
  doctor couriers businesses company companies ndis dog dogs puppy cat cats pet pets horse horses animal animals
  cattle sheep pony pram prams stroller strollers wheelchair wheelchairs surfboard surfboards bicycle bicycles
  pushbike kayak kayaks fishing camping hiking surfing skiing beaches bush outdoors adventures park parks parking
  carpark highway freeway motorway commutes uni tafe college office shops shopping groceries church gravel mud muddy
  rough bumpy corrugated gear tools equipment stuff things thing bits bit load loads loading loaded boot bootspace
  space spaces spacious room rooms roomy airy comfy cosy cozy cushy smooth quiet silent sturdy strong tough rugged
  robust durable dependable trusty trustworthy reliability reliably bulletproof honest genuine proper sensible stylish
  funky flashy flash slick sleek snazzy sexy hot cute pretty beautiful gorgeous stunning lovely amazing awesome
  fantastic wonderful brilliant fine okayish handsome ugly boring plain simple easy easily hard difficult nimble zippy
  nippy peppy punchy grunty grunt gutsy powerful speedy rapid snappy lively thrilling exciting enjoyable responsive
  agile safe safer safest safety secure security cleanest cleaner better nicer newish oldish youngest biggest smallest
  largest tallest longest widest highest fastest quickest roomiest comfiest strongest toughest smallish largish
  biggish midsize midsized fullsize tall short long wide narrow high higher lower raised thick thin deep little tiny
  teeny massive enormous giant old oldest young fresh recent recently lately current currently modern vintage antique
  very so such quite rather fairly really truly totally absolutely completely mega extremely highly mostly mainly
  usually often sometimes always rarely hardly barely nearly almost exactly precisely actually basically literally
  simply clearly obviously honestly hopefully soon now later today tonight tomorrow yesterday morning afternoon
  evening weeks months monday tuesday wednesday thursday friday saturday sunday immediately urgently urgent quickly
  straightaway straight ready another others same different various several few many much lots plenty enough extra
  extras additional bunch handful pair half whole entire total complete next previous final left remaining because
  although though however while whilst unless whether then thus hence into onto upon across through throughout along
  behind beside besides beyond against toward towards off out back front top bottom side sides inside outside middle
  centre center question questions enquiry enquiries inquiry info information details detail advice idea ideas option
  options choice choices list listing listings ad ads advert advertised website site page link result results contact
  call phone email text message book booking test testdrive appointment visit inspect inspection view viewing open
  hours hour time times day days guaranteed guarantee guarantees certificate certificates inspected checked tested
  unmarked accident accidents crash damage damaged dent dents scratch scratches hail rust rusty rustfree written
  writeoff repairable problem problems issue issues fault faults trouble hassle tyre tyres tire tires brake brakes
  suspension steering clutch exhaust paint paintwork upholstery mileage odometer clock speedo travelled beginner
  beginners novice inexperienced experienced australian aussie australia import imported imports overseas market mark
  flagship entry basic poverty cash cheque deposit interest rate rates term terms percent approval approved credit bad
  tradein trading exchange negotiable neg ono obo firm orc egc sort kinds sorted variety selection collection lineup
  please kindly thank thankyou appreciate appreciated ta regards oh um umm er err hmm lol haha omg btw fyi eg ie etc
  aka weight weigh weighs lightish heavier lighter lightest heaviest hold holds holding fold folds folding flat stow
  stows reach reaches reaching own owns owning owned belong belongs rent renting hire hiring lease leasing leased
  novated salary sacrifice packaging project restore restoration shortlist shortlisting browse browsing scroll
  scrolling check checking checkout whatever whichever whoever wherever whenever musthave necessary needed required
  requirement requirements requires require ideal ideally prefers preference preferences preferred prefer respectable
  feature features featuring featured accessories accessory miles mile u ur wat wats wot wots sum gud luv thx thnx tnx
  plz pls pleez ya yas yous youse dat dis wid coz cos cuz cause thru abt tho soz tradein working died dead
  driver drivers inner suburbs suburb country coast coastal beach mountain mountains soccer footy grocery getter
  basher taxi cab ambulance conversion mobile food florist baker butcher painter mechanic mechanics handyman cleaner
  cleaners caterer catering removalist removals edition welcome towing towed towable
  support supports supported store stores match matches matching matched common commonly form forms write writes writing
  party parties share shares shared sharing wrong period periods letter letters mind minds already campaign
  transport transporting freight freighted ship posted post trucked furniture floor showroom forecourt height month
  months week fortnight day lap yo eats ubereats doordash dear sir madam concern sincerely faithfully whom dasher minute minutes turning turns surf braked sumthing never hunt keen bomb chasing chase name names council councils units qty quantity close closer closest
  radius present willing female grandpa expiring chance locking contract transported east existing wading torque power
  reference nought ascending descending arrival arrive arrives arriving arrived landed able unable toddler toddlers
  skyactiv sensing area areas surrounds surrounding vicinity speak speaking talk talking chat spoke meet meeting
  neighbour neighbours neighbor client clients gang tribe brood pregnant expecting due unlicensed relocation relocating
  relocate remote station stations mine mines mining tool trailer trailers boat boats jetski skis float camps tours
  trekking exploring snow creek crossings track tracks hill hills hilly steep garage carport apartment tight squeeze
  petite tons abit touch tad reasonably reasonable fair steal score grab snag drop dropped discount discounts discounted
  rebate promo promos promotion promotions liquidation auction auctions auctioned financing lender bank upfront balloon
  insurance insured insure comprehensive ctp greenslip slip pinkslip regod unregistered unreg cert mechanically sound
  structurally repair repairs stat free title servicing capped manufacturer balance trust trusted reputable app listed
  spotted noticed found curious torn rated favourite fav fave pristine spotless neat original unmodified modified mods
  modded std factory customised third collectable collectors rare unique anniversary discontinued updated update refreshed
  bash bashing owners summer winter autumn wait waits waiting waitlist points point anchors trim grade level posh sportier faster quicker torquey slow frugal anxiety noisy loud access hip knee pain disabled
  disability carer row rows legroom headroom storage life lifestyle tank tanks water waters fussed fussy fuss picky
  happy glad gimmick plain basics specced speced dollar cents gotten reckon reckons arvo brekkie servo heading
  headed going stuff whatnot thingy doodad champ champion buddy bro cobber guys girls ladies gents
  hubbys wifes mums dads truckload bargaining haggle haggling cashed cashup chuck chucked scrap scrapped
  located location locations address directions opening closing closed close shut public am pm consignment consign
  bitcoin crypto anzac easter christmas xmas department departments extended assistance policy policies privacy
  complaint complaints complain careers career vacancies vacancy hiring spare parts refund refunds returns
  mob set sets hack crisis midlife magnet chick shitbox lemon labrador labradors retriever retrievers kelpie kelpies
  shepherd poodle greyhound
  separated divorced backpacker backpackers backpacking bed gift gifts stolen dirt belt dpf egr adblue upsize upsizing
  sleeper drift drifting friendly voiture coche carro macchina fahrzeug kereta
  wtb powered other
  whip zoom hectic mad skids burnouts weapon beast order orders ordering inclusive tub sliding excavator conversion
  dark metallic metalic pearlescent matte matt glossy tone state states interstate
`;
